// Why: upstream shows a bare link if there is only one version; the specification requires a menu.
import {translate} from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

/** The version menu. A choice is remembered, and opens the same page in the other version if it exists there. */
export default function DocsVersionDropdownNavbarItem({mobile, docsPluginId, ...props}: Props) {
  const {search, hash} = useLocation();
  const active = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const versions = useVersions(docsPluginId);
  // The active version, or else the preferred one, or else the latest.
  const [shown] = useDocsVersionCandidates(docsPluginId);

  const toItem = (version: GlobalVersion) => {
    const page = active.alternateDocVersions[version.name] ?? version.docs.find(({id}) => id === version.mainDocId);
    return {
      label: version.label,
      to: `${page?.path ?? version.path}${search}${hash}`,
      isActive: () => version === active.activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  };

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'}) : shown.label}
      aria-label={translate({message: 'Version: {version}'}, {version: shown.label})}
      items={versions.map(toItem)}
    />
  );
}
