import { accountCalls } from "./areas/accounts/calls.ts";
import { albumCalls } from "./areas/album/calls.ts";
import { bookingAreaCalls } from "./areas/bookings/calls.ts";
import { campaignCalls } from "./areas/campaigns/calls.ts";
import { cartCalls } from "./areas/carts/calls.ts";
import { civilFileCalls } from "./areas/civil-file/calls.ts";
import { consoleCalls } from "./areas/console/calls.ts";
import { contentCalls } from "./areas/content/calls.ts";
import { contributionCalls } from "./areas/contributions/calls.ts";
import { designCalls } from "./areas/designs/calls.ts";
import { disputeCalls } from "./areas/disputes/calls.ts";
import { eventPageCalls } from "./areas/event-page/calls.ts";
import { fabricCalls } from "./areas/fabric-orders/calls.ts";
import { giftCalls } from "./areas/gifts/calls.ts";
import { invitationCalls } from "./areas/invitations/calls.ts";
import { shopInvoiceCalls } from "./areas/invoicing/invoices/calls.ts";
import { invoicingKeyCalls } from "./areas/invoicing/keys/calls.ts";
import { notebookCalls } from "./areas/notebook/calls.ts";
import { customerNoticeCalls } from "./areas/notices/customer-calls.ts";
import { providerNoticeCalls } from "./areas/notices/provider-calls.ts";
import { fieldFigureCalls } from "./areas/operations/field-figures/calls.ts";
import { orderAreaCalls } from "./areas/orders/calls.ts";
import { earningCalls } from "./areas/orders/earnings/calls.ts";
import { sellerOrderCalls } from "./areas/orders/seller-orders/calls.ts";
import { shopCalls } from "./areas/orders/shops/calls.ts";
import { paymentCalls } from "./areas/payments/calls.ts";
import { hostNumberCalls, providerNumberCalls } from "./areas/payouts/numbers/calls.ts";
import { accountErasureCalls } from "./areas/privacy/account-erasure/calls.ts";
import { dataExportCalls } from "./areas/privacy/data-export/calls.ts";
import { memberDataExportCalls } from "./areas/privacy/data-export/member-calls.ts";
import { productAreaCalls } from "./areas/products/calls.ts";
import { providerAreaCalls } from "./areas/providers/calls.ts";
import { quoteCalls } from "./areas/quotes/calls.ts";
import { reviewCalls } from "./areas/reviews/calls.ts";
import { productReviewCalls } from "./areas/reviews/product-calls.ts";
import { tourCalls } from "./areas/tour/calls.ts";
import { townHallCalls } from "./areas/town-halls/calls.ts";

/** Every call's answer, in the shape of the contract. */
export const router = {
  accounts: { ...accountCalls, dataExport: dataExportCalls, accountErasure: accountErasureCalls },
  notebook: notebookCalls,
  designs: designCalls,
  campaigns: campaignCalls,
  invitations: invitationCalls,
  eventPage: eventPageCalls,
  album: albumCalls,
  payments: paymentCalls,
  townHalls: townHallCalls,
  civilFile: civilFileCalls,
  contributions: contributionCalls,
  tour: tourCalls,
  invoicing: { invoices: shopInvoiceCalls, key: invoicingKeyCalls },
  quotes: quoteCalls,
  reviews: { ...reviewCalls, products: productReviewCalls },
  bookings: bookingAreaCalls,
  carts: cartCalls,
  orders: {
    ...orderAreaCalls,
    sellerOrders: sellerOrderCalls,
    earnings: earningCalls,
  },
  disputes: disputeCalls,
  products: { ...productAreaCalls, shops: shopCalls },
  providers: { ...providerAreaCalls, dataExport: memberDataExportCalls },
  gifts: giftCalls,
  payouts: { providerNumbers: providerNumberCalls, hostNumbers: hostNumberCalls },
  fabric: fabricCalls,
  content: contentCalls,
  operations: { fieldFigures: fieldFigureCalls },
  notices: { customer: customerNoticeCalls, provider: providerNoticeCalls },
  console: consoleCalls,
};
