import {statedOn} from './types';

/** Deploys, releases, rollbacks, and commands that run once. */
export const releaseBehaviors = {
  ...statedOn(['building-and-deploying/deploying'], {
    'failed-deploy-restores':
      'A failed deploy leaves the settings, environment, scale, services, hostnames, and volumes of the app as they were.',
    'failed-rollback-restores': 'A failed rollback leaves every setting of the app as it was.',
    'rollback-needs-secrets': 'A rollback to a release that uses a removed secret fails and changes nothing.',
    'releases-are-numbered': 'Releases are numbered from 1 without gaps, in the order in which they are created.',
    'new-machines-first': 'Without a volume, a deploy deletes old machines only after the new ones are healthy.',
    'volume-stops-first': 'With a volume, a deploy stops the old machine before it starts the new one.',
    'volume-failure-restarts':
      'If the new machine of an app with a volume fails, the platform starts the previous release again.',
    'release-command-first':
      'A release command runs once, after the build and before any machine of the new release starts.',
    'failed-release-command-restores': 'A failed release command ends the deploy without a release.',
    'release-command-deploys-only': 'A release command does not run on a rollback or when a setting changes.',
    'task-returns-exit-code': "A one-off task returns its command's exit code.",
    'task-without-volumes': 'A one-off machine does not mount volumes.',
    'dry-run-changes-nothing': 'A deploy with `--dry-run` changes nothing.',
    'invalid-manifest-changes-nothing': 'A deploy with an invalid manifest stops before anything changes.',
  }),
  ...statedOn(['building-and-deploying/deploying', 'resources/apps'], {
    'rollback-restores':
      "A rollback restores everything that the release's manifest set: image, machine settings, environment, scale, services with their hostnames, and volume mounts.",
    'rollback-keeps-volumes': 'A rollback does not change what a volume contains.',
    'rollback-to-previous': 'A rollback without a number returns to the release that was live before.',
    'task-machine-is-deleted': "A one-off task's machine is deleted when the command exits.",
    'setting-creates-release':
      'A changed setting, environment variable, or secret of a deployed app creates a release.',
  }),
  ...statedOn(['building-and-deploying/deploying', 'resources/apps', 'security'], {
    'rollback-keeps-secrets': 'A rollback keeps the current values of secrets.',
  }),
  ...statedOn(['security'], {
    'release-records-digest': "A release records its image's digest, which a rollback uses even if the tag has moved.",
  }),
  ...statedOn(['advanced/ignitiond', 'building-and-deploying/deploying'], {
    'start-is-one-attempt': 'A process that exits before its health check has passed once fails the start.',
  }),
  ...statedOn(['sdks/index'], {
    'same-value-changes-nothing':
      'A command that sets the values that are already set does not create a release or change anything.',
  }),
  ...statedOn(['resources/apps'], {
    'no-deploy-stages-secrets':
      'A secret that is set with `--no-deploy` takes effect with the next release; machines that start before then get the value of the live release.',
    'manifest-replaces-settings': "A deploy applies the manifest's settings and overwrites changes made by commands.",
    'suspend-stops-machines': 'Suspending an app stops its machines and keeps everything else.',
    'suspended-app-refuses-changes':
      'A suspended app cannot be deployed, scaled, rolled back, or changed until it is resumed.',
    'resume-restores-release': 'Resuming an app boots the machines of the release that was live.',
  }),
  ...statedOn(['resources/schema'], {
    'omitted-service-stays': 'A service that the manifest leaves out stays attached to the app.',
    'omitted-volume-is-detached': 'A volume that the manifest leaves out is detached from the app and kept.',
  }),
  ...statedOn(['resources/certificates', 'resources/schema'], {
    'omitted-hostname-goes': 'A hostname that the manifest leaves out of its service is removed.',
  }),
};
