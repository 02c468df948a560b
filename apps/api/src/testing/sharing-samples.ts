import { freshPhone } from "./fresh-phone.ts";
import type { Sample } from "./subject.ts";

/** Right inputs for the calls about the sharing of a notebook. */
export const sharingSamples = {
  "notebook.sharing.sharing": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.sharing.news": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.sharing.invite": {
    byId: true,
    input: ({ eventId }) => ({ eventId, role: "reader", phone: freshPhone(), email: null }),
  },
  "notebook.sharing.handOver": {
    byId: true,
    input: ({ eventId }) => ({ eventId, phone: freshPhone(), email: null }),
  },
  "notebook.sharing.cancelInvitation": {
    byId: true,
    input: ({ eventId, invitationId }) => ({ eventId, invitationId }),
  },
  "notebook.sharing.changeRole": {
    byId: true,
    input: ({ eventId, memberId }) => ({ eventId, customerId: memberId, role: "organiser" }),
  },
  "notebook.sharing.removeMember": {
    byId: true,
    input: ({ eventId, memberId }) => ({ eventId, customerId: memberId }),
  },
  "notebook.sharing.leave": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.sharing.invitation": { byId: false, input: () => ({ token: "none" }) },
  "notebook.sharing.acceptInvitation": { byId: false, input: () => ({ token: "none" }) },
  "notebook.sharing.askToJoin": { byId: false, input: () => ({ token: "none" }) },
  "notebook.sharing.confirmRequest": {
    byId: true,
    input: ({ eventId, membershipRequestId: requestId }) => ({ eventId, requestId }),
  },
  "notebook.sharing.refuseRequest": {
    byId: true,
    input: ({ eventId, spareMembershipRequestId: requestId }) => ({ eventId, requestId }),
  },
} satisfies Record<string, Sample>;
