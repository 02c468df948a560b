import { packages } from "@jdj/contract/bookings/packages";
import { readAmount } from "@jdj/contract/call/read-amount";
import { bodyText } from "@jdj/contract/campaigns/body-text";
import { unknownPlaceholders, usedPlaceholders } from "@jdj/contract/campaigns/placeholders";
import { unknownPagePlaceholders } from "@jdj/contract/content/page-placeholders";
import { plainWords, readSimpleHtml, writeSimpleHtml } from "@jdj/contract/content/simple-html";
import { readPlacePrefix } from "@jdj/contract/notebook/place-phrase";
import { readCivility } from "@jdj/contract/person/civility";
import { isEmail, tidyEmail } from "@jdj/contract/person/email";
import { readName } from "@jdj/contract/person/read-name";
import { readDate } from "@jdj/french/dates";
import { fold } from "@jdj/french/fold";
import { expect, it } from "vitest";
import { foreignLink } from "../../api/src/areas/abuse/foreign-link.ts";
import { isReservedName } from "../../api/src/areas/abuse/reserved-names.ts";
import { readBody } from "../../api/src/areas/campaigns/campaigns/campaign-body.ts";
import { cleanHtml } from "../../api/src/areas/content/clean-html.ts";
import { readTwoNumbers } from "../../api/src/areas/content/contact/read-two-numbers.ts";
import { readFilmAddress } from "../../api/src/areas/files/film-address.ts";
import { parseCsv } from "../../api/src/areas/notebook/guests/sheet/parse-csv.ts";
import { readAmount as readStatementAmount } from "../../api/src/areas/payments/statements/statement-cells.ts";
import {
  cleanDescription,
  shopFormErrors,
} from "../../api/src/areas/providers/profile/shop-form.ts";
import { readCelebrationCosts } from "../../api/src/areas/town-halls/celebration-costs.ts";
import { isHarmlessHtml } from "../../api/src/areas/town-halls/harmless-html.ts";
import { readPhone } from "../../api/src/phone/phone.ts";
import { wordsOf } from "../../api/src/search/search-words.ts";
import { questionGroups } from "../../web/app/areas/content/questions/question-groups.ts";
import { readPastedList } from "../../web/app/areas/notebook/guests/paste/read-pasted-list.ts";
import {
  descriptionHtml,
  descriptionText,
} from "../../web/app/areas/providers/profile/description.ts";
import { withUsedStyles } from "../../web/app/document/used-styles.ts";
import { linkAddress, plainText } from "../../web/app/ui/entry/rich-text-value.ts";
import { processorTime } from "../testing/processor-time.ts";
import { chooseEncoding } from "./encoding.ts";
import { originOf, readTrustedProxies } from "./trusted-proxies.ts";

const proxies = readTrustedProxies("10.0.0.0/8");
const packageFilters = packages.list["~orpc"].inputSchema;

/** Every function that parses what somebody may send. */
const parsers: Record<string, (text: string) => unknown> = {
  readSimpleHtml: (text) => writeSimpleHtml(readSimpleHtml(text)),
  plainWords: (text) => plainWords(readSimpleHtml(text)),
  questionGroups,
  // The contract lets 60,000 characters through: the parser's list of open elements is slow beyond.
  cleanHtml: (text) => cleanHtml(text.slice(0, 60_000)),
  cleanDescription,
  shopFormErrors: (description) => shopFormErrors({ description }),
  descriptionText,
  descriptionHtml,
  isHarmlessHtml,
  readBody: (text) => readBody(`${text}x`.slice(0, 12_000), "html"),
  bodyText: (text) => bodyText(text, "html"),
  plainText,
  withUsedStyles,
  linkAddress,
  foreignLink: (text) => foreignLink(text, "https://joiedujour.test"),
  readFilmAddress,
  unknownPlaceholders,
  usedPlaceholders,
  unknownPagePlaceholders,
  readName: (text) => readName([text], "given-first", "given-first"),
  readCivility,
  isReservedName,
  readPlacePrefix,
  readPhone,
  readTwoNumbers,
  isEmail,
  tidyEmail,
  readDate,
  readAmount,
  readStatementAmount,
  readPackageFilters: (text) => packageFilters?.["~standard"].validate({ event_type_id: text }),
  readCelebrationCosts,
  parseCsv: (text) => parseCsv(text, ";"),
  readPastedList,
  wordsOf,
  fold,
  chooseEncoding,
  originOf: (text) => originOf("10.0.0.1", new Headers({ forwarded: text.trim() }), proxies),
};

/** What a text repeats that costs a careless parser most. */
const repeated = [
  ..."<a|<em>|<p>|</p>|<div>|<ul><li>|<p></em>|<a href='https://a.ci'>|<a href=\"|<!--|<!|<script>|<br|&amp|&#6".split(
    "|",
  ),
  ...'a|A |1|0707010203 |1;|[nom|[|]|"|,|.|-|_a|@|a@|a.|(|http://|www.|+225|/|M. |- |é|:'.split(
    "|",
  ),
  " ",
  "\n",
  "\n\n",
];

/** Parses without regard to a refusal: only the time counts. */
const attempt = (parse: (text: string) => unknown, text: string) => () => {
  try {
    return parse(text);
  } catch {
    return null;
  }
};

/** A parser is fast enough whose text takes less, in milliseconds for 40,000 characters. */
const FLOOR = 15;

it.each(Object.entries(parsers))(
  "%s needs at most 2.5 times the time for twice the text",
  (_, parse) => {
    for (const piece of repeated) {
      const text = (length: number) => piece.repeat(length / piece.length);
      const twice = processorTime(attempt(parse, text(40_000)), 1);
      if (twice < FLOOR) continue;
      let ratio = Number.POSITIVE_INFINITY;
      for (let attempts = 0; attempts < 4 && ratio > 2.5; attempts += 1) {
        const once = processorTime(attempt(parse, text(40_000)));
        ratio = Math.min(ratio, processorTime(attempt(parse, text(80_000))) / once);
      }
      expect({ piece, ratio }).toSatisfy((found) => found.ratio <= 2.5);
    }
  },
  90_000,
);
