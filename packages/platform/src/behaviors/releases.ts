import type {Behavior} from './types';

const DEPLOYING = 'building-and-deploying/deploying';
const APPS = 'resources/apps';

/** Deploys, releases, rollbacks, and commands that run once. */
export const releaseBehaviors = {
  'failed-deploy-restores': {
    sentence:
      'A failed deploy leaves the settings, environment, scale, services, hostnames, and volumes of the app as they were.',
    pages: [DEPLOYING],
  },
  'failed-rollback-restores': {
    sentence: 'A failed rollback leaves every setting of the app as it was.',
    pages: [DEPLOYING],
  },
  'rollback-restores': {
    sentence:
      "A rollback restores everything that the release's manifest set: image, machine settings, environment, scale, services with their hostnames, and volume mounts.",
    pages: [DEPLOYING, APPS],
  },
  'rollback-keeps-secrets': {
    sentence: 'A rollback keeps the current values of secrets.',
    pages: [DEPLOYING, APPS, 'security'],
  },
  'rollback-keeps-volumes': {
    sentence: 'A rollback does not change what a volume contains.',
    pages: [DEPLOYING, APPS],
  },
  'rollback-needs-secrets': {
    sentence: 'A rollback to a release that uses a removed secret fails and changes nothing.',
    pages: [DEPLOYING],
  },
  'rollback-to-previous': {
    sentence: 'A rollback without a number returns to the release that was live before.',
    pages: [DEPLOYING, APPS],
  },
  'releases-are-numbered': {
    sentence: 'Releases are numbered from 1 without gaps, in the order in which they are created.',
    pages: [DEPLOYING],
  },
  'release-records-digest': {
    sentence: "A release records its image's digest, which a rollback uses even if the tag has moved.",
    pages: ['security'],
  },
  'new-machines-first': {
    sentence: 'Without a volume, a deploy deletes old machines only after the new ones are healthy.',
    pages: [DEPLOYING],
  },
  'volume-stops-first': {
    sentence: 'With a volume, a deploy stops the old machine before it starts the new one.',
    pages: [DEPLOYING],
  },
  'volume-failure-restarts': {
    sentence: 'If the new machine of an app with a volume fails, the platform starts the previous release again.',
    pages: [DEPLOYING],
  },
  'start-is-one-attempt': {
    sentence: 'A process that exits before its health check has passed once fails the start.',
    pages: ['advanced/ignitiond', DEPLOYING],
  },
  'release-command-first': {
    sentence: 'A release command runs once, after the build and before any machine of the new release starts.',
    pages: [DEPLOYING],
  },
  'failed-release-command-restores': {
    sentence: 'A failed release command ends the deploy without a release.',
    pages: [DEPLOYING],
  },
  'release-command-deploys-only': {
    sentence: 'A release command does not run on a rollback or when a setting changes.',
    pages: [DEPLOYING],
  },
  'task-returns-exit-code': {
    sentence: "A one-off task returns its command's exit code.",
    pages: [DEPLOYING],
  },
  'task-machine-is-deleted': {
    sentence: "A one-off task's machine is deleted when the command exits.",
    pages: [DEPLOYING, APPS],
  },
  'task-without-volumes': {
    sentence: 'A one-off machine does not mount volumes.',
    pages: [DEPLOYING],
  },
  'dry-run-changes-nothing': {
    sentence: 'A deploy with `--dry-run` changes nothing.',
    pages: [DEPLOYING],
  },
  'invalid-manifest-changes-nothing': {
    sentence: 'A deploy with an invalid manifest stops before anything changes.',
    pages: [DEPLOYING],
  },
  'setting-creates-release': {
    sentence: 'A changed setting, environment variable, or secret of a deployed app creates a release.',
    pages: [DEPLOYING, APPS],
  },
  'same-value-changes-nothing': {
    sentence: 'A command that sets the values that are already set does not create a release or change anything.',
    pages: ['sdks/index'],
  },
  'no-deploy-stages-secrets': {
    sentence:
      'A secret that is set with `--no-deploy` takes effect with the next release; machines that start before then get the value of the live release.',
    pages: [APPS],
  },
  'manifest-replaces-settings': {
    sentence: "A deploy applies the manifest's settings and overwrites changes made by commands.",
    pages: [APPS],
  },
  'omitted-service-stays': {
    sentence: 'A service that the manifest leaves out stays attached to the app.',
    pages: ['resources/schema'],
  },
  'omitted-hostname-goes': {
    sentence: 'A hostname that the manifest leaves out of its service is removed.',
    pages: ['resources/certificates', 'resources/schema'],
  },
  'omitted-volume-is-detached': {
    sentence: 'A volume that the manifest leaves out is detached from the app and kept.',
    pages: ['resources/schema'],
  },
  'suspend-stops-machines': {
    sentence: 'Suspending an app stops its machines and keeps everything else.',
    pages: [APPS],
  },
  'suspended-app-refuses-changes': {
    sentence: 'A suspended app cannot be deployed, scaled, rolled back, or changed until it is resumed.',
    pages: [APPS],
  },
  'resume-restores-release': {
    sentence: 'Resuming an app boots the machines of the release that was live.',
    pages: [APPS],
  },
} as const satisfies Record<string, Behavior>;
