// Takes a database from before sessions knew their login; after the migration the open ones are what their persons were.

import { expect, test } from "vitest";
import { sessionDoors } from "../../gateway/database/migrations/session-doors.ts";
import { gatewayUnderTest } from "./setup/gateway-under-test.ts";

test("[6.1] sessions that were open before go on as what they were, and new ones say which login made them", async () => {
  const { browser, person, parts } = await gatewayUnderTest();
  const { database } = parts;
  const one = await person(1);
  const legal = await person(4);
  await database.schema.alterTable("sessions").dropColumn("userType").execute();
  await sessionDoors.up(database);
  expect((await one.call("userGet")).data.userType).toBe("personal");
  expect((await legal.call("userGet")).data).toMatchObject({
    userType: "enterprise",
    company: { id: "demo-company-1" },
  });
  const anew = browser();
  await anew.logIn("demo-person-4");
  expect((await anew.call("userGet")).data.userType).toBe("personal");
});
