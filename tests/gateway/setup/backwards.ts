// PostgreSQL promises no order of rows but the one that a query asks for. In the tests, all others come backwards.

import {
  AggregateFunctionNode,
  AliasNode,
  IdentifierNode,
  type KyselyPlugin,
  type OperationNode,
  OrderByItemNode,
  RawNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
} from "kysely";

/** The last word on a query's order: the later a row was written, the earlier it comes. */
export const backwards: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const name = SelectQueryNode.is(node) && nameOfFirst(node);
    if (!name) return node;
    const later = RawNode.createWithSql(`"${name}".ctid desc`);
    return SelectQueryNode.cloneWithOrderByItems(node, [OrderByItemNode.create(later)]);
  },
  transformResult: async ({ result }) => result,
};

/** What the query calls its first table; undefined where its rows are no table's own. */
function nameOfFirst(query: SelectQueryNode): string | undefined {
  const { from, groupBy, distinctOn, setOperations, selections = [] } = query;
  if (groupBy || distinctOn || setOperations || query.frontModifiers || selections.some(isAggregate)) return;
  const [first] = from?.froms ?? [];
  if (!first) return;
  if (TableNode.is(first)) return first.table.identifier.name;
  return AliasNode.is(first) && TableNode.is(first.node) && IdentifierNode.is(first.alias)
    ? first.alias.name
    : undefined;
}

function isAggregate(node: OperationNode): boolean {
  const inner = SelectionNode.is(node) ? node.selection : AliasNode.is(node) ? node.node : undefined;
  return inner ? isAggregate(inner) : AggregateFunctionNode.is(node);
}
