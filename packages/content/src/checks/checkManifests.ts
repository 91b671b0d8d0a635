import {lineInPage, resolveWhole} from '../fences/resolveFence';
import {checkManifestText} from '../manifests/checkManifestText';
import type {Problem} from '../problems/Problem';
import type {PageCheck} from './Check';

/** Validates manifests and fragments. Those marked with `expect-error` must fail. */
export const checkManifests: PageCheck = (page, {facts, readExample}) =>
  page.fences.flatMap((fence): Problem[] => {
    if (fence.kind !== 'manifest' && fence.kind !== 'manifest-fragment') return [];
    const block = resolveWhole(fence, readExample);
    if (!block) return [];
    const {expectError} = fence.meta;
    const fragment = fence.kind === 'manifest-fragment' && !fence.meta.example;
    const findings = checkManifestText(block.text, fragment, facts);
    const place = {file: page.file, line: fence.line};
    if (expectError === undefined) {
      return findings.map(({line, what, how}) => ({
        file: page.file,
        line: lineInPage(block, line),
        what: `the manifest is invalid: ${what}`,
        how,
      }));
    }
    if (expectError !== facts.manifestError) {
      return [
        {
          ...place,
          what: `the manifest is marked to fail with ${expectError}`,
          how: `an invalid manifest gives ${facts.manifestError}`,
        },
      ];
    }
    if (findings.length > 0) return [];
    return [
      {
        ...place,
        what: 'the manifest is marked to fail but is valid',
        how: 'remove the mark, or restore the mistake',
      },
    ];
  });
