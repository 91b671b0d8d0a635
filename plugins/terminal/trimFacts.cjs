// A bundler loader. It's CommonJS because the bundler loads it without compiling it.
const ts = require('typescript');

/** Properties that only reference pages show, by directory of `packages/platform/src`. */
const unused = {
  api: ['description', 'example'],
  errors: ['cause', 'remedy'],
  limits: ['description'],
  resources: ['description', 'example', 'summary'],
  states: ['meaning', 'cause'],
  metrics: ['description', 'query', 'question'],
};
const single = {'metrics.ts': unused.metrics};

/** Help prints the descriptions of arguments and flags, but neither a command's nor an example's. */
function isHidden(property) {
  if (property.name.getText() !== 'description') return false;
  const names = property.parent.properties.map(({name}) => name?.getText());
  return names.includes('summary') || names.includes('line');
}

/** Removes properties from the source of a facts module. */
function trim(source, isUnused) {
  const cuts = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && isUnused(node)) cuts.push([node.getFullStart(), node.end]);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('facts.ts', source, ts.ScriptTarget.Latest, true));
  return cuts
    .reverse()
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^,/, ''), source);
}

module.exports = function trimFacts(source) {
  const [directory, file] = this.resourcePath.split(/[\\/]/).slice(-2);
  const names = single[file] ?? unused[directory];
  return trim(source, names ? ({name}) => names.includes(name.getText()) : isHidden);
};
