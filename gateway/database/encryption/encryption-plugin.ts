// Encrypts and decrypts the encrypted columns on their way to and from the database, so that no query knows of it.

import {
  type ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueNode,
} from "kysely";
import type { ColumnCipher } from "./column-cipher.ts";
import { type EncryptedTable, encryptedTables } from "./encrypted-columns.ts";

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Stands before the plugin that changes the names: queries come in camelCase, rows in snake_case. */
export class EncryptionPlugin implements KyselyPlugin {
  readonly #cipher: ColumnCipher;
  readonly #read = new WeakMap<QueryId, string[]>();

  constructor(cipher: ColumnCipher) {
    this.#cipher = cipher;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const tables = tablesOf(node).filter((name) => encryptedTables.has(name));
    if (tables.length > 0) this.#read.set(queryId, tables);
    const [name = ""] = tables;
    const table = encryptedTables.get(name);
    if (table && node.kind === "InsertQueryNode") return this.#insert(node, name, table);
    if (table && node.kind === "UpdateQueryNode") return this.#update(node, name, table);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const tables = this.#read.get(queryId);
    if (!tables) return result;
    return { ...result, rows: result.rows.map((row) => this.#opened(row, tables)) };
  }

  #opened(row: UnknownRow, tables: readonly string[]): UnknownRow {
    const opened = { ...row };
    for (const name of tables) {
      const table = encryptedTables.get(name) as EncryptedTable;
      for (const column of table.columns) {
        const value = row[snake(column)];
        if (typeof value !== "string") continue;
        const key = table.row.map((each) => row[snake(each)]);
        if (key.includes(undefined)) throw lacksKey(name, column, table);
        opened[snake(column)] = this.#cipher.decrypt(value, [name, column, ...key]);
      }
    }
    return opened;
  }

  #insert(node: InsertQueryNode, name: string, table: EncryptedTable): InsertQueryNode {
    const columns = (node.columns ?? []).map(({ column }) => column.name);
    const values = node.values as unknown as { values: { kind: string; values: readonly unknown[] }[] };
    let last: unknown[] = [];
    const rows = values.values.map((list) => {
      const at = (column: string) => plain(list.values[columns.indexOf(column)]);
      const key = table.row.map(at);
      last = key;
      return {
        ...list,
        values: list.values.map((value, index) => {
          const column = columns[index] ?? "";
          if (!table.columns.includes(column)) return value;
          const put = this.#encrypted(plain(value), [name, column, ...key], table);
          return isNode(value) ? ValueNode.create(put) : put;
        }),
      };
    });
    const { onConflict } = node;
    return {
      ...node,
      values: { ...values, values: rows } as unknown as OperationNode,
      ...(onConflict?.updates && {
        onConflict: { ...onConflict, updates: this.#updates(onConflict.updates, name, table, () => last) },
      }),
    };
  }

  #update(node: UpdateQueryNode, name: string, table: EncryptedTable): UpdateQueryNode {
    const demanded = () => {
      const equal = equalities(node.where?.where);
      return table.row.map((column) => equal.get(column));
    };
    return { ...node, updates: this.#updates(node.updates ?? [], name, table, demanded) };
  }

  #updates(
    updates: readonly ColumnUpdateNode[],
    name: string,
    table: EncryptedTable,
    key: () => unknown[],
  ): ColumnUpdateNode[] {
    return updates.map((update) => {
      const column = nameOf(update.column);
      if (!table.columns.includes(column)) return update;
      const value = this.#encrypted(plain(update.value), [name, column, ...key()], table);
      return { ...update, value: ValueNode.create(value) };
    });
  }

  #encrypted(value: unknown, place: [string, string, ...unknown[]], table: EncryptedTable): unknown {
    const [name, column, ...key] = place;
    if (key.includes(undefined)) throw lacksKey(name, column, table);
    if (value === null || value === undefined) return null;
    if (typeof value !== "string") throw new Error(`${name}.${column} is encrypted and takes a text only.`);
    return this.#cipher.encrypt(value, place);
  }
}

const lacksKey = (name: string, column: string, { row }: EncryptedTable): Error =>
  new Error(`${name}.${column} is encrypted: name ${row.join(", ")} in the same query.`);

const isNode = (value: unknown): value is OperationNode =>
  typeof value === "object" && value !== null && "kind" in value;

/** Of a value in a query; anything but a plain value stays as it is. */
const plain = (value: unknown): unknown =>
  isNode(value) && value.kind === "ValueNode" ? (value as ValueNode).value : value;

/** The tables whose rows a query writes or reads. */
function tablesOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(tablesOf);
  if (!isNode(node)) return [];
  const parts = node as OperationNode & Record<string, unknown>;
  if (node.kind === "TableNode")
    return [nameOf((parts.table as OperationNode & Record<string, unknown>).identifier)];
  if (node.kind === "AliasNode") return tablesOf(parts.node);
  return ["into", "table", "from", "froms", "joins"].flatMap((part) => tablesOf(parts[part]));
}

/** Column → value, of conditions that all hold. */
function equalities(node: unknown): Map<string, unknown> {
  if (!isNode(node)) return new Map();
  const parts = node as OperationNode & Record<string, unknown>;
  if (node.kind === "AndNode") return new Map([...equalities(parts.left), ...equalities(parts.right)]);
  if (node.kind === "ParensNode") return equalities(parts.node);
  const { leftOperand, operator, rightOperand } = parts;
  if (node.kind !== "BinaryOperationNode" || (operator as { operator?: string }).operator !== "=")
    return new Map();
  return new Map([[nameOf(leftOperand), plain(rightOperand)]]);
}

/** Of an identifier, column or reference. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  const { name, column } = node as OperationNode & Record<string, unknown>;
  return typeof name === "string" ? name : nameOf(column);
}
