export type OutputColor = 'bad' | 'good' | 'heading' | 'hint' | 'moving';

export interface OutputPart {
  readonly text: string;
  readonly color?: OutputColor;
}

const good = new Set(['active', 'attached', 'available', 'live', 'ready', 'running']);
const bad = new Set(['degraded', 'expired', 'failed']);
const moving = new Set([
  ...['attaching', 'creating', 'deleting', 'deploying', 'flashing', 'issuing', 'pending', 'pending-validation'],
  ...['renewing', 'resizing', 'starting', 'stopping', 'waking'],
]);

function colorOfCell(cell: string): OutputColor | undefined {
  if (good.has(cell)) return 'good';
  if (bad.has(cell)) return 'bad';
  if (moving.has(cell)) return 'moving';
  return cell === 'standby' ? 'hint' : undefined;
}

/** Splits a line of output by color: errors and hints, headings of tables, and states in their cells. */
export function colorOutput(line: string): readonly OutputPart[] {
  const label = /^(error|hint): /.exec(line);
  if (label)
    return [{text: label[0], color: label[1] === 'error' ? 'bad' : 'hint'}, {text: line.slice(label[0].length)}];
  if (/^[A-Z][A-Z0-9 ]*$/.test(line)) return [{text: line, color: 'heading'}];
  return line
    .split(/( {2,})/)
    .filter((text) => text !== '')
    .map((text) => {
      const color = colorOfCell(text);
      return color === undefined ? {text} : {text, color};
    });
}
