// The operations as they are sent: each fragment once, and each operation put together of itself and its fragments.
const { print, stripIgnoredCharacters, visit } = require("graphql");

/** The names of all fragments that a definition spreads, and those that they spread. */
function spread(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread(node) {
      if (found.has(node.name.value)) return;
      found.add(node.name.value);
      spread(fragments.get(node.name.value), fragments, found);
    },
  });
  return found;
}

/** Whether an operation takes an id by which it is done once, however often it is sent. */
function isCommand(operation, schema) {
  const input = operation.variableDefinitions.find((each) => each.variable.name.value === "input");
  return input !== undefined && "commandId" in schema.getType(input.type.type.name.value).getFields();
}

module.exports.plugin = (schema, documents) => {
  const definitions = documents.flatMap((file) => file.document.definitions);
  const fragments = new Map(
    definitions.filter((each) => each.kind === "FragmentDefinition").map((each) => [each.name.value, each]),
  );
  const text = (definition) => JSON.stringify(stripIgnoredCharacters(print(definition)));
  const lines = [...fragments].sort().map(([name, fragment]) => `const ${name}Text = ${text(fragment)};`);
  const operations = definitions.filter((each) => each.kind === "OperationDefinition");
  for (const operation of operations) {
    const name = operation.name.value;
    const types = `${name}${operation.operation[0].toUpperCase()}${operation.operation.slice(1)}`;
    const parts = [text(operation), ...[...spread(operation, fragments)].sort().map((each) => `${each}Text`)];
    const field = operation.selectionSet.selections[0].name.value;
    lines.push(
      `export const ${name} = new Operation<${types}Result, ${types}Variables>("${name}", "${field}", ${parts.join(" + ")});`,
    );
  }
  const commands = operations.filter((each) => isCommand(each, schema)).map((each) => each.name.value);
  lines.push(`export const COMMANDS: ReadonlySet<string> = new Set(${JSON.stringify(commands)});`);
  return { prepend: ['import { Operation } from "../operation.js";'], content: lines.join("\n") };
};
