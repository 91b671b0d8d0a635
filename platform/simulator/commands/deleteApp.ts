import type {Context, Reply} from '../context';
import {machinesOf} from '../deploy/rollOut';
import {CommandFailure} from '../failure';
import {deleteMachine} from '../machines/deleteMachine';
import {isOn, pick} from '../resolve';
import type {App, Namespace} from '../state/types';
import {viewApp} from '../views/viewApp';
import {chosenApp} from './chosenApp';

/** Deletes an app with its machines, and depending on the flags also its services and volumes. */
export function deleteApp(context: Context): Reply {
  const {draft} = context;
  const {namespace, app} = chosenApp(context);
  const view = viewApp(namespace, app);
  checkSnapshotsGone(context, namespace, app);
  for (const machine of machinesOf(namespace, app)) deleteMachine(draft, namespace, machine);
  const steps = [`Deleted app ${app.name}`];
  for (const service of Object.values(namespace.services).filter((entry) => entry.app === app.name)) {
    if (isOn(context, 'with-services')) {
      delete namespace.services[service.name];
      steps.push(`  service ${service.name} deleted`);
      continue;
    }
    service.app = null;
    service.updatedAt = draft.now;
    steps.push(`  service ${service.name} is detached`);
  }
  for (const mount of app.mounts) steps.push(removeVolume(context, namespace, mount.volume));
  delete namespace.apps[app.name];
  return {steps, view, quiet: [app.name]};
}

function checkSnapshotsGone(context: Context, namespace: Namespace, app: App): void {
  if (!isOn(context, 'with-volumes')) return;
  for (const mount of app.mounts) {
    const count = pick(namespace.volumes, mount.volume)?.snapshots.length ?? 0;
    if (count > 0) throw new CommandFailure('volume_has_snapshots', {name: mount.volume, count});
  }
}

function removeVolume(context: Context, namespace: Namespace, name: string): string {
  if (!isOn(context, 'with-volumes')) return `  volume ${name} is kept`;
  delete namespace.volumes[name];
  return `  volume ${name} deleted`;
}
