import { describe, expect, it } from "vitest";
import { approvalNotice } from "./approval-notice.ts";

const asked = { id: 7, recordId: "12", isSetting: false };

describe("what waits for a second person", () => {
  it("leads to the page of its record, or to where it is seen", () => {
    expect(approvalNotice({ ...asked, action: "payouts.approve" })).toEqual({
      kind: "approval",
      title: "Un versement attend votre accord",
      page: "payouts/12/show",
      joinKey: "approval:payouts.approve:12",
    });
    const page = "orders/3/show";
    expect(approvalNotice({ ...asked, action: "orders.refund-suborder", page }).page).toBe(page);
  });

  it("of a setting leads to the request itself", () => {
    const notice = approvalNotice({ ...asked, action: "channels.set-price", isSetting: true });
    expect(notice.page).toBe("setting-changes/7/show");
    expect(notice.title).toBe("Un changement de prix ou de numéro attend votre accord");
  });

  it("about a person is for those who see to people", () => {
    expect(approvalNotice({ ...asked, action: "people.correct-email" }).kind).toBe("personal-data");
    expect(approvalNotice({ ...asked, action: "privacy-requests.erase" }).kind).toBe(
      "personal-data",
    );
  });
});
