const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The OpenSearch description, with which browsers search the site from the address bar. */
export interface OpenSearchDescription {
  /** At most 16 characters. */
  readonly name: string;
  readonly description: string;
  /** Absolute URL of the search page. */
  readonly searchUrl: string;
  /** Absolute URL of an icon in SVG. */
  readonly iconUrl: string;
}

/** The OpenSearch description document of the site. */
export function formatOpenSearch({name, description, searchUrl, iconUrl}: OpenSearchDescription): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name)}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${escapeXml(iconUrl)}</Image>
  <Url type="text/html" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
