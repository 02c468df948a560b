// `npm run test:long` sets how many inputs each call gets.
import "./fuzz.test.ts";
