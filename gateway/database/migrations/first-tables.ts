// Creates every table of the first version.

import type { CreateTableBuilder, Kysely, Migration } from "kysely";

type Columns = Record<string, "text" | "bigint" | "text?" | "bigint?">;

export const firstTables: Migration = {
  async up(database: Kysely<unknown>) {
    const table = (name: string, key: string[], columns: Columns, more = (builder: Builder) => builder) => {
      let builder: Builder = database.schema.createTable(name);
      for (const [column, type] of Object.entries(columns)) {
        const optional = type.endsWith("?");
        const kind = type.replace("?", "") as "text" | "bigint";
        builder = builder.addColumn(column, kind, (each) => (optional ? each : each.notNull()));
      }
      return more(builder.addPrimaryKeyConstraint(`${name}_key`, key as never)).execute();
    };
    const index = (name: string, on: string, columns: string[]) =>
      database.schema.createIndex(name).on(on).columns(columns).execute();
    const owned = (builder: Builder) => belongsTo(builder, "ownerId", "users");
    const ofDraft = (builder: Builder) => belongsTo(owned(builder), "draftId", "drafts");
    const belongsTo = (builder: Builder, column: string, target: string) =>
      builder.addForeignKeyConstraint(`${column}_of_${target}`, [column] as never, target, ["id"] as never);

    await table("users", ["id"], {
      id: "text",
      userType: "text",
      realName: "text",
      mobile: "text",
      certificateNumber: "text",
      loginName: "text",
      entLicenseSn: "text",
      company: "text?",
    });
    await table(
      "sessions",
      ["sessionHash"],
      { sessionHash: "text", userId: "text", createdAt: "bigint", lastUsedAt: "bigint", expiresAt: "bigint" },
      (builder) => belongsTo(builder, "userId", "users"),
    );
    await table("tickets", ["ticketHash"], {
      ticketHash: "text",
      userId: "text",
      expiresAt: "bigint",
      usedAt: "bigint?",
    });
    await table("nonces", ["nonce"], { nonce: "text", expiresAt: "bigint" });
    await index("nonces_by_expiry", "nonces", ["expiresAt"]);
    await table("definitions", ["version"], {
      version: "text",
      code: "text",
      json: "text",
      registeredAt: "bigint",
    });
    await table(
      "drafts",
      ["id"],
      {
        id: "text",
        ownerId: "text",
        oneThingId: "text",
        code: "text",
        definition: "text",
        revision: "bigint",
        declaration: "text",
        createdAt: "bigint",
        savedAt: "bigint",
        closedAt: "bigint?",
      },
      owned,
    );
    await index("drafts_by_owner", "drafts", ["ownerId", "oneThingId"]);
    await table(
      "files",
      ["id"],
      {
        id: "text",
        draftId: "text",
        ownerId: "text",
        material: "text",
        name: "text",
        type: "text",
        size: "bigint",
        sha256: "text",
        createdAt: "bigint",
      },
      ofDraft,
    );
    await index("files_by_draft", "files", ["draftId"]);
    await table(
      "licences",
      ["id"],
      {
        id: "text",
        draftId: "text",
        ownerId: "text",
        material: "text",
        name: "text",
        numberText: "text",
        issuer: "text",
        fetchedAt: "bigint",
      },
      ofDraft,
    );
    await index("licences_by_draft", "licences", ["draftId"]);
    await table(
      "applications",
      ["id"],
      {
        id: "text",
        ownerId: "text",
        draftId: "text",
        number: "text",
        oneThingId: "text",
        oneThingName: "text",
        code: "text",
        definition: "text",
        status: "text",
        statusNote: "text",
        townshipName: "text?",
        applicantNameText: "text",
        applicantPaperCodeText: "text",
        applicantMobileText: "text",
        declaration: "text",
        formContent: "text",
        materials: "text",
        receiptHash: "text",
        promisedBy: "text",
        submittedAt: "bigint",
      },
      (builder) =>
        ofDraft(builder)
          .addUniqueConstraint("one_application_per_draft", ["draftId"] as never)
          .addUniqueConstraint("one_application_per_number", ["number"] as never),
    );
    await index("applications_by_owner", "applications", ["ownerId", "submittedAt"]);
    await table(
      "applicationMatters",
      ["applicationId", "matterInfoId"],
      {
        applicationId: "text",
        matterInfoId: "text",
        position: "bigint",
        name: "text",
        departmentName: "text",
        status: "text",
        promisedBy: "text",
      },
      (builder) => belongsTo(builder, "applicationId", "applications"),
    );
    await table(
      "applicationEvents",
      ["applicationId", "matterInfoId", "position"],
      {
        applicationId: "text",
        matterInfoId: "text",
        position: "bigint",
        status: "text",
        note: "text",
        at: "bigint",
      },
      (builder) => belongsTo(builder, "applicationId", "applications"),
    );
    await table("idempotency", ["ownerId", "call", "idempotencyKey"], {
      ownerId: "text",
      call: "text",
      idempotencyKey: "text",
      fingerprint: "text",
      answer: "text?",
      createdAt: "bigint",
    });
  },
};

type Builder = CreateTableBuilder<string, string>;
