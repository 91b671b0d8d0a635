export type OutputColor = 'bad' | 'good' | 'heading' | 'hint' | 'moving';

export interface OutputPart {
  readonly text: string;
  readonly color?: OutputColor | undefined;
}

const states: Readonly<Partial<Record<OutputColor, string>>> = {
  good: 'active attached available live ready running',
  bad: 'degraded expired failed',
  moving:
    'attaching creating deleting deploying flashing issuing pending pending-validation renewing resizing starting stopping waking',
  hint: 'standby',
};
const colors = new Map(
  Object.entries(states).flatMap(([color, names]) => names.split(' ').map((name) => [name, color as OutputColor])),
);

/** Splits a line of output by color: errors and hints, headings of tables, and states in their cells. */
export function colorOutput(line: string): readonly OutputPart[] {
  const label = /^(error|hint): /.exec(line);
  if (label)
    return [{text: label[0], color: label[1] === 'error' ? 'bad' : 'hint'}, {text: line.slice(label[0].length)}];
  if (/^[A-Z][A-Z0-9 ]*$/.test(line)) return [{text: line, color: 'heading'}];
  return line
    .split(/( {2,})/)
    .filter((text) => text !== '')
    .map((text) => ({text, color: colors.get(text)}));
}
