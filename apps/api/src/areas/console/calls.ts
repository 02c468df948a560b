import { auditCalls } from "./audit/calls.ts";
import { staffSessionCalls } from "./sessions/calls.ts";
import { staffCalls } from "./staff/calls.ts";

export const consoleCalls = {
  sessions: staffSessionCalls,
  staff: staffCalls,
  audit: auditCalls,
};
