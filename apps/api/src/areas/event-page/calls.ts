import { publicPageCalls } from "./public-page/calls.ts";
import { settingsCalls } from "./settings/calls.ts";

/** The calls of the pages of events, noun by noun. */
export const eventPageCalls = { settings: settingsCalls, publicPages: publicPageCalls };
