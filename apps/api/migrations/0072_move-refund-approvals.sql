INSERT INTO "staff_approvals" ("action", "record_id", "staff_id", "staff_name", "detail", "amount", "created_at")
SELECT 'payments.refund', waiting."attempt_id"::text, waiting."staff_id", waiting."staff_name", waiting."reason", payment."amount_fcfa", waiting."created_at"
FROM "refund_approvals" AS waiting
JOIN "payment_attempts" AS payment ON payment."id" = waiting."attempt_id";
