// `npm run test:long` sets that every company is away at every step.
import "./outages.test.ts";
