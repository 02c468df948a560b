/** Where the sheet of all icons is; the build writes its address here (`icons-plugin.ts`). */
export const iconSheet: string | null = null;
