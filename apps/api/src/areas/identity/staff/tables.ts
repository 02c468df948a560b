import { staffRoles } from "@jdj/contract/call/staff-policy";
import { bigint, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, createdAt, instant, ref, rowId, version } from "../../../database/columns.ts";
import { users } from "../users/tables.ts";

/** What the console knows of a user of the role STAFF. */
export const staffMembers = pgTable("staff_members", {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  role: text({ enum: staffRoles }).notNull(),
  /** The secret of the second factor (TOTP), base 32, encrypted. */
  totpSecret: text("totp_secret").notNull(),
  /** The time step of the last accepted code: no code is accepted twice. */
  totpStep: bigint("totp_step", { mode: "number" }).notNull().default(0),
  /** When password and second factor were set up; null before. */
  activatedAt: instant(),
  /** When an admin last gave access or a role; null where none did. For a day they approve nothing. */
  accessChangedAt: instant(),
  /** When the account was closed; null while it is open. */
  removedAt: instant(),
  version: version(),
  createdAt: createdAt(),
});

/** Codes in place of a lost second factor; each works once. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Keyed hash. */
    codeHash: bytes("code_hash").notNull(),
    usedAt: instant(),
  },
  (table) => [index("staff_recovery_codes_user").on(table.userId)],
);

/** Links by which members of staff set up their password and second factor. */
export const staffActivations = pgTable(
  "staff_activations",
  {
    id: rowId(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256. */
    tokenHash: bytes().notNull(),
    expiresAt: instant().notNull(),
    /** When it was used, or replaced by another. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex("staff_activations_token_key").on(table.tokenHash),
    index("staff_activations_user").on(table.userId),
  ],
);
