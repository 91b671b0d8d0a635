/**
 * Shortens the serialized index: MiniSearch's counts by section, such as `{"7":1,"9":3}`, become the gaps between the
 * sections, such as `"~7,2x3"`.
 */
export const packIndex = (json: string): string =>
  json.replace(/\{(?:"\d+":\d+,?)+\}/g, (counts) => {
    let before = 0;
    const gaps = Object.entries(JSON.parse(counts) as Record<string, number>).map(([section, count]) => {
      const gap = Number(section) - before;
      before += gap;
      return count > 1 ? `${gap}x${count}` : gap;
    });
    return `"~${gaps.join(',')}"`;
  });

export const unpackIndex = (packed: string): string =>
  packed.replace(/"~([\dx,]+)"/g, (_, gaps: string) => {
    let section = 0;
    const counts = gaps.split(',').map((each) => {
      const [gap, count = '1'] = each.split('x');
      return `"${(section += Number(gap))}":${count}`;
    });
    return `{${counts.join(',')}}`;
  });
