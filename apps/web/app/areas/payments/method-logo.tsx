import { methodLogos, type PaymentMethod } from "@jdj/contract/payments/methods";
import styles from "./method-logo.module.css";

/** The logo of a payment company, drawn by us, beside its name: decoration for who reads the page aloud. */
export function MethodLogo({ method }: { method: PaymentMethod }) {
  const { text, ground, ink } = methodLogos[method];
  return (
    <svg className={styles.logo} viewBox="0 0 56 24" width="56" height="24" aria-hidden="true">
      <rect width="56" height="24" rx="5" fill={ground} />
      <text x="28" y="16.5" textAnchor="middle" fontSize="12.5" fontWeight="700" fill={ink}>
        {text}
      </text>
    </svg>
  );
}
