import { describe, expect, it } from "vitest";
import { type CloudAccount, cloudWhatsApp } from "../../../drivers/whatsapp/cloud.ts";
import { signCloudReceipt } from "../../../drivers/whatsapp/cloud-receipt.ts";
import { receiptContract } from "./receipt-contract.ts";

const account = (fields: Partial<CloudAccount>) =>
  cloudWhatsApp({
    ...{ url: "https://graph.test", accessToken: "token", phoneId: "100", appSecret: "one" },
    ...{ verifyToken: "verified", template: "carte", noticeTemplate: null },
    ...fields,
  });
const first = { number: 1, driver: account({}) };
const ofSameApplication = { number: 2, driver: account({ phoneId: "200" }) };
const ofAnother = { number: 3, driver: account({ phoneId: "300", appSecret: "another" }) };
const all = [first, ofSameApplication, ofAnother];
const body = "{}";
const request = { body, signature: signCloudReceipt("one", body) };
const contractFor = (phoneId?: string) =>
  receiptContract(first, phoneId === undefined ? {} : { phoneId }, request, all);

describe("a receipt posted to the address of the first contract", () => {
  it("is the first contract's when it names its number, or none", () => {
    expect([contractFor("100"), contractFor()]).toEqual([1, 1]);
  });
  it("is that of the other number of the same application which it names", () => {
    expect(contractFor("200")).toBe(2);
  });
  it("is nobody's when it names a number whose secret does not sign it", () => {
    expect(contractFor("300")).toBe(null);
  });
  it("is the first contract's when it names a number that we do not have", () => {
    expect(contractFor("999")).toBe(1);
  });
});
