import type { ProductIndex } from "./areas/products/search-index/product-index.ts";
import type { DirectoryIndex } from "./areas/providers/search-index/directory-index.ts";
import type { DailyCounts } from "./daily-counts.ts";
import type { Database } from "./database/connect.ts";
import type { BlogDriver } from "./drivers/blog/port.ts";
import type { CalendarDriver } from "./drivers/calendar/port.ts";
import type { FacebookDriver } from "./drivers/facebook/port.ts";
import type { MessageContracts } from "./drivers/gateway-contracts.ts";
import type { FakeFne } from "./drivers/invoicing/embedded/fake-fne.ts";
import type { InvoicingDriver } from "./drivers/invoicing/port.ts";
import type { PaymentSandbox } from "./drivers/payments/embedded/fake-gateways.ts";
import type { Payments } from "./drivers/payments/port.ts";
import type { PayoutSandbox } from "./drivers/payouts/embedded/fake-companies.ts";
import type { Payouts } from "./drivers/payouts/port.ts";
import type { PushDriver } from "./drivers/push/port.ts";
import type { StorageDriver } from "./drivers/storage/port.ts";
import type { VideoDriver } from "./drivers/video/port.ts";
import type { WalletDriver } from "./drivers/wallet/port.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";
import type { RealtimeHub } from "./realtime/hub.ts";
import type { ApiSettings } from "./settings.ts";
import type { SharedReads } from "./shared-reads.ts";

/** What the whole API needs, made once at start. */
export interface AppContext extends MessageContracts {
  db: Database;
  /** For reads that may be some seconds old: a replica where one is set, otherwise the database itself. */
  replica: Database;
  jobs: Jobs;
  /** Null where no browser is told of anything: there are no keys for it. */
  push: PushDriver | null;
  payments: Payments;
  /** The fake gateways, with their pages under /dev/paiement; null with live gateways. */
  paymentSandbox: PaymentSandbox | null;
  payouts: Payouts;
  /** The fake companies that send payouts; null with live ones. */
  payoutSandbox: PayoutSandbox | null;
  /** Null where nobody signs invoices for us: staff make them on the tax office's site. */
  invoicing: InvoicingDriver | null;
  /** The fake tax office; null with the real one. */
  invoicingSandbox: FakeFne | null;
  storage: StorageDriver;
  /** A blog elsewhere; null where the products are our own. */
  blog: BlogDriver | null;
  /** Null where nobody is asked about films. */
  video: VideoDriver | null;
  /** Null where calendars kept elsewhere are not read. */
  calendars: CalendarDriver | null;
  /** Null where entry passes are not offered for the wallets of phones. */
  wallet: WalletDriver | null;
  /** Null where sign-in with Facebook is not offered. */
  facebook: FacebookDriver | null;
  sharedReads: SharedReads;
  /** The published directory in this process; it answers nothing where nobody keeps it up to date. */
  directoryIndex: DirectoryIndex;
  /** The listed products of the marketplace, the same. */
  productIndex: ProductIndex;
  /** The open streams of this process. */
  realtime: RealtimeHub;
  /** What this process counts of the day, until it is saved. */
  dailyCounts: DailyCounts;
  settings: ApiSettings;
  clock: () => Date;
  log: Log;
}

/** What an act needs besides its input: the app context, and the instant at which it happens. */
export interface RequestContext extends AppContext {
  now: Date;
}

/** The request context of this instant. */
export function requestContext(app: AppContext): RequestContext {
  return { ...app, now: app.clock() };
}

/** The calendar date in Abidjan (UTC+0 all year) at an instant, `YYYY-MM-DD`. */
export function calendarDate(now: Date): string {
  return now.toISOString().slice(0, 10);
}
