import { Link, Text } from "react-email";
import { button, EmailLayout, paragraph } from "../../../mail/layout.tsx";
import type { VendorNotice } from "./vendor-notice-text.ts";
import { fillNotice } from "./vendor-notices.ts";

const quoted = {
  ...paragraph,
  borderLeft: "3px solid #2B2F8F",
  paddingLeft: "12px",
  margin: "4px 0",
};

/** An email about the way of a vendor's shop. `detail`: a reason, or one thing a line. */
export function VendorNoticeEmail(props: {
  brand: string;
  notice: VendorNotice;
  shopName: string;
  detail: string;
  link: string;
}) {
  const { brand, notice, shopName, detail, link } = props;
  const texts = notice.paragraphs.map((text) => fillNotice(text, shopName));
  return (
    <EmailLayout brand={brand} preview={texts[0]?.slice(0, 120) ?? ""} heading={notice.heading}>
      {texts.map((text) => (
        <Text key={text} style={paragraph}>
          {text}
        </Text>
      ))}
      {detail === ""
        ? null
        : detail.split("\n").map((line) => (
            <Text key={line} style={quoted}>
              {line}
            </Text>
          ))}
      {notice.after === undefined ? null : <Text style={paragraph}>{notice.after}</Text>}
      <Link href={link} style={button}>
        {notice.action}
      </Link>
    </EmailLayout>
  );
}
