import WalletIcon from "@mui/icons-material/AccountBalanceWallet";
import CampaignIcon from "@mui/icons-material/Campaign";
import CompareIcon from "@mui/icons-material/CompareArrows";
import ContactPhoneIcon from "@mui/icons-material/ContactPhone";
import GavelIcon from "@mui/icons-material/Gavel";
import HowToRegIcon from "@mui/icons-material/HowToReg";
import PaymentsIcon from "@mui/icons-material/Payments";
import PriceChangeIcon from "@mui/icons-material/PriceChange";
import ReceiptIcon from "@mui/icons-material/ReceiptLong";
import RedeemIcon from "@mui/icons-material/Redeem";
import ReplyIcon from "@mui/icons-material/Reply";
import StorefrontIcon from "@mui/icons-material/Storefront";
import { lazy } from "react";
import { listAndEditOf, pagesOf, type ResourceGroup } from "./resource-group.ts";

export const moneyGroup: ResourceGroup = {
  label: "Prix et paiements",
  resources: [
    {
      name: "channels",
      section: "prices",
      label: "Canaux et prix",
      icon: PriceChangeIcon,
      list: lazy(() => import("../resources/channels/list.tsx")),
      edit: lazy(() => import("../resources/channels/edit.tsx")),
    },
    {
      name: "listing-prices",
      section: "prices",
      label: "Prix d’abonnement",
      icon: StorefrontIcon,
      ...listAndEditOf(() => import("../resources/listing-prices.tsx")),
    },
    {
      name: "visibility-offers",
      section: "prices",
      label: "Offres publicitaires",
      icon: CampaignIcon,
      list: lazy(() => import("../resources/visibility-offers/list.tsx")),
      edit: lazy(() => import("../resources/visibility-offers/edit.tsx")),
      create: lazy(() => import("../resources/visibility-offers/create.tsx")),
    },
    {
      name: "payment-numbers",
      section: "prices",
      label: "Numéros de paiement",
      icon: ContactPhoneIcon,
      ...pagesOf(() => import("../resources/payment-numbers.tsx")),
    },
    {
      name: "setting-changes",
      section: "prices",
      label: "Changements à approuver",
      icon: HowToRegIcon,
      list: lazy(() => import("../resources/setting-changes/list.tsx")),
      show: lazy(() => import("../resources/setting-changes/show.tsx")),
    },
    {
      name: "payments",
      section: "payments",
      label: "Paiements",
      icon: PaymentsIcon,
      list: lazy(() => import("../resources/payments/list.tsx")),
      show: lazy(() => import("../resources/payments/show.tsx")),
    },
    {
      name: "statements",
      section: "payments",
      label: "Rapprochements",
      icon: CompareIcon,
      list: lazy(() => import("../resources/statements/list.tsx")),
      show: lazy(() => import("../resources/statements/show.tsx")),
      create: lazy(() => import("../resources/statements/create.tsx")),
    },
    {
      name: "refunds",
      section: "payments",
      label: "Remboursements",
      icon: ReplyIcon,
      list: lazy(() => import("../resources/refunds/list.tsx")),
      show: lazy(() => import("../resources/refunds/show.tsx")),
    },
    {
      name: "disputes",
      section: "payments",
      label: "Litiges",
      icon: GavelIcon,
      list: lazy(() => import("../resources/disputes/list.tsx")),
      show: lazy(() => import("../resources/disputes/show.tsx")),
    },
    {
      name: "goodwill-credits",
      section: "payments",
      label: "Crédits offerts",
      icon: RedeemIcon,
      list: lazy(() => import("../resources/goodwill-credits/list.tsx")),
      show: lazy(() => import("../resources/goodwill-credits/show.tsx")),
      create: lazy(() => import("../resources/goodwill-credits/create.tsx")),
    },
    {
      name: "invoices",
      section: "payments",
      label: "Factures",
      icon: ReceiptIcon,
      list: lazy(() => import("../resources/invoices/list.tsx")),
      show: lazy(() => import("../resources/invoices/show.tsx")),
    },
    {
      name: "payouts",
      section: "payments",
      label: "Versements",
      icon: WalletIcon,
      list: lazy(() => import("../resources/payouts/list.tsx")),
      show: lazy(() => import("../resources/payouts/show.tsx")),
    },
  ],
};
