export interface Link {
  id: number;
  url: string;
}

const links: Link[] = [];

export const listLinks = (): readonly Link[] => links;

export function addLink(url: string): Link {
  const link = { id: links.length + 1, url };
  links.push(link);
  return link;
}
