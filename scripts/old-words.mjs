// The words that the code and its documents do not use, with the standard term that takes their
// place. Ambiguous words of ordinary English are refused in names, or in the listed phrases only.

/** A word anywhere in a name: `kept` in `keptPages`, written `kept-pages`. */
const inName = (words) => new RegExp(`(^|-)(${words})(-|$)`);
/** A whole name. */
const isName = (words) => new RegExp(`^(${words})$`);

/**
 * @typedef {object} OldWord
 * @property {string} use the term to use
 * @property {RegExp} [name] tested on names in the form `kebab-case`
 * @property {RegExp} [prose] tested on comments, test titles and documents
 * @property {RegExp} [only] the paths that it applies to; all when left out
 */

/** @type {OldWord[]} */
export const oldWords = [
  {
    use: "page cache, cached, offline cache, precache list",
    name: inName("kept|keep-(pages?|list|edit|offline|report|draft)|or-keep"),
    prose:
      /\bkept (pages?|offline)\b|\bpages? (is|are|that (is|are)) kept\b|\bx-keep\b|\bx-kept\b/i,
  },
  {
    use: "static page, hydrated page",
    name: inName("(reader|work)-pages?"),
    prose: /\b(reader|work) pages?\b|\bpages? (of work|for readers)\b/i,
  },
  {
    use: "campaign",
    name: inName("sends"),
    prose:
      /\b(an?|the|this|each|every|one|paid|planned|big|running) send\b|\b(the|these|all|paid|big) sends\b/i,
  },
  {
    use: "delivery, leased delivery",
    name: inName("(taken|planned|failed|handed)-cop(y|ies)|recipient-rows?"),
    prose: /\b(taken|waiting|failed) cop(y|ies)\b|\brecipient rows?\b/i,
  },
  { use: "delivery", name: isName("copy|copies"), only: /areas\/cards|src\/cards/ },
  {
    use: "attempt",
    name: inName("tries"),
    prose:
      /\b(an?|the|this|each|every|another|last|first|next|paid) (try|tries)\b|\btries\b(?! to)/i,
  },
  { use: "error", name: inName("faults?"), prose: /\bfaults?\b/i },
  { use: "email", name: inName("letters?"), prose: /\bletters?\b/i },
  { use: "mail catcher", name: inName("outbox"), prose: /\boutbox\b/i },
  { use: "check-in", name: inName("doors?|admissions?"), prose: /\b(doors?|admissions?)\b/i },
  {
    use: "payment initiation",
    name: inName("launch|launches|launched"),
    prose: /\blaunch(es|ed)?\b/i,
  },
  {
    use: "webhook, delivery receipt",
    name: inName("notifications?|(read|take|record|delivery|gateway)-reports?"),
    prose: /\bnotifications?\b|\b(delivery|gateway) reports?\b/i,
  },
  { use: "settlePayment, recordResult, saveSettings…", name: isName("settle|settles") },
  { use: "suppression list", name: inName("stop-lists?"), prose: /\bstop[- ]lists?\b/i },
  { use: "unconfirmed", name: inName("doubts?|doubtful"), prose: /\bin doubt\b/i },
  {
    use: "method, channel, sign-in method",
    name: inName("ways?"),
    prose: /\bways?[ -]in\b(?! (which|whose))|\bways? of paying\b/i,
  },
  {
    use: "segment (SMS), component (interface)",
    name: inName("parts?"),
    prose: /\bSMS parts?\b|\bparts? of (an |the )?(SMS|interface|design system)\b/i,
  },
  { use: "placeholders", name: inName("marks") },
  { use: "backoff, remainder", name: inName("rest|rests") },
  { use: "semaphore, batch", name: inName("turns?"), prose: /\btakes? (a|its|their) turns?\b/i },
  { use: "consume rate limit", name: /^take-from/ },
  { use: "retention job, purge", name: inName("keep-promises|forget"), prose: /\bkeep-promises\b/ },
  { use: "data export", name: inName("own-data"), prose: /\bown[- ]data\b/i },
  {
    use: "fake gateway",
    name: inName("stand-ins?|standins?|desks?"),
    prose: /\bstand-ins?\b|\bdesks?\b/i,
  },
  {
    use: "event template",
    name: inName("event-sets?|sets"),
    prose: /\bsets? of (an|the) event('s)? types?\b/i,
  },
  {
    use: "app context, request context",
    name: inName("worlds?|moments?"),
    prose: /\bworlds?\b/i,
  },
  { use: "guard", name: inName("gates"), prose: /\bgates\b/i },
  {
    use: "the name of the thing",
    name: isName("said|told|words|written-in|has-moved|rare|act|robot"),
  },
  { use: "e2e test", name: inName("journeys?"), prose: /\bjourneys?\b/i },
];

/**
 * What is allowed, and why. `name` and `prose` are matched as above, where `prose` must overlap the word.
 * @type {{ why: string, name?: RegExp, prose?: RegExp, path?: RegExp }[]}
 */
export const exceptions = [
  {
    why: "this list, and the test that plants one of its words",
    path: /^scripts\/(old-words|vocabulary(\.test)?)\.mjs$/,
  },
  { why: "migrations are history", path: /^apps\/api\/migrations\// },
  { why: "how long data are stored, in the promises of the privacy page", name: /^kept-for$/ },
  { why: "the verb with its place", name: /-stand-in-(code|the)-?/ },
  { why: "a property of CSS", name: /^letter-spacing$/ },
  { why: "characters of an alphabet", name: /^names-only-letters$/ },
  { why: "a set of dyes, of the pattern", name: /^dye-sets$/ },
  { why: "the angle of a drawing", name: /^turn$/, path: /designs\/drawings/ },
  { why: "connections of HTTP", name: /keep-?alive/, prose: /keep-?alive/i },
  { why: "the operator of JavaScript", name: /^rest$/ },
  {
    why: "characters of an alphabet",
    prose:
      /\b(capital|small|Six|six|lower-?case|upper-?case|first|accented|single|Latin|Greek|of|\d+|two|three|four|sixteen) letters?\b|\bletters?,? (and|or|by|of|with|that) \w*\s?(digits?|letter|accents?|alphabet|numbers?|figures?|spaces?)|\bto the letter\b|\bletter by letter\b/i,
  },
  { why: "the public address of the mail catcher", name: /^dev-outbox/, prose: /\/dev\/outbox/ },
  {
    why: "Playwright and chrome-launcher start a browser with it",
    name: /^launch/,
    path: /^(bench|e2e|scripts)\//,
  },
  {
    why: "fields of vendors' webhooks",
    name: /^(delivery-info-notification|inbound-sms-message-notification|notif(ication)?-(url|token)|wave-launch-url)$/,
  },
  {
    why: "fields of the API's JSON, which its callers rely on: the price of a campaign",
    name: /^(spec-parts|parts|marks)$/,
    path: /src\/cards\/campaign-figures|campaigns\/price(d)?-campaign|cards\/new\/price-panel/,
  },
  {
    why: "fields of the API's JSON: the check-in list",
    name: /^(admissions|way)$/,
    path: /cards\/check-in|cards-check-in|responses-samples|^GLOSSARY\.md$/,
  },
  {
    why: "a field of the API's JSON: the preview of a guest file",
    name: /^faults$/,
    path: /src\/notebook\/guests\.ts|notebook\/guests\/import|^GLOSSARY\.md$/,
  },
  {
    why: "a field of the file of a data export",
    name: /^rest-fcfa$/,
    path: /privacy\/data-export/,
  },
  {
    why: "the browser's and Intl's own names",
    name: /^(format-to-parts|parts|sets?|all-settled)$/,
    path: /^packages\/french\//,
  },
  { why: "a name of the mark-up of texts", name: /^marks$/, path: /editor|rich/ },
  {
    why: "fields of the API: people let in, and how they were found",
    name: /^(admissions|way)$/,
    path: /check-in/,
  },
  {
    why: "fields of the API: segments of an SMS, and placeholders without a value",
    name: /^((spec-)?parts|marks)$/,
    path: /campaign-figures|price/,
  },
  {
    why: "field of the API: lines of a sheet that cannot be read",
    name: /^faults$/,
    path: /guests/,
  },
  {
    why: "react-admin's name of the messages at the edge of a page",
    name: /^notification$/i,
    path: /^apps\/console\/src\/(console-app|french|menu\/snackbar)/,
  },
  { why: "amounts written in words", name: /^words$/, path: /french\/|spec-coverage/ },
  { why: "how one gets to a place", prose: /\bway in which\b/i },
];
