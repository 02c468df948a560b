import { addStaff } from "@jdj/api/areas/staff/team/add-staff";
import { openDatabase } from "@jdj/api/database/connect";
import { migrate } from "@jdj/api/database/migrate";
import { fieldErrorsOf } from "@jdj/contract/call/refusals";
import { staffRoles } from "@jdj/contract/call/staff-policy";
import { isEmail } from "@jdj/contract/person/email";
import { operate } from "./process/operate-database.ts";

const USAGE = `npm run staff -- add <email> <given names> <last name> [${staffRoles.join("|")}]`;

/** Adds a member of staff on the server, and prints the link by which they set up their account. */
await operate(async (settings, connection, command) => {
  const [email = "", givenNames = "", lastName = "", roleText = "admin"] = process.argv.slice(3);
  const role = staffRoles.find((one) => one === roleText);
  if (command !== "add" || !isEmail(email) || !givenNames || !lastName || !role)
    throw new Error(`Usage: ${USAGE}`);
  await migrate(connection);
  const { db, close } = openDatabase(connection, { connections: 1 });
  try {
    const { SECRET: secret, SECRET_PREVIOUS: previousSecrets, PUBLIC_URL: publicUrl } = settings;
    const setup = { db, now: new Date(), settings: { secret, previousSecrets, publicUrl } };
    const person = { email, givenNames, lastName, role };
    const { link } = await addStaff(setup, { id: null, name: "npm run staff" }, person);
    console.log(`Open this link within two days to set up the account:\n\n  ${link}\n`);
  } catch (error) {
    const [sentence] = Object.values(fieldErrorsOf(error) ?? {}).flat();
    throw sentence === undefined ? error : new Error(sentence);
  } finally {
    await close();
  }
});
