import {brand} from '@aloft/platform/brand';
import {nouns} from '@aloft/platform/cli';

const shortForms = nouns.flatMap(({name, short}) => (short === undefined ? [] : [[short, [name]] as const]));

/** Phrases of readers and of other platforms, and after the colon the phrases of this site that they may mean. */
const table = `
fargate, ecs, dyno, pod, container, instance, ec2, droplet, vm, vps: machine
kubernetes, k8s: container
firecracker, kvm, hypervisor: microvm
autoscaling, horizontal scaling, replica, autoscale, autoscaler, hpa: scale
vertical scaling, instance type, machine size, flavor: change memory | machine memory
crash, crash loop, crashloopbackoff: restart
memory leak: out of memory
tunnel, port forwarding: port-forward | private port
sleep, hibernate, suspend, idle, spin down, scale to zero, serverless, lambda: standby
always on, always running: scale min | minimum machines
checkpoint: snapshot
ssh: open a shell | terminal
kubectl exec, docker exec: machine exec
scp, rsync, ftp, sftp: machine cp
oom, killed: out of memory | exit code 137
ram: memory
cpu: vcpus
billing, price, pricing, cost, invoice, pay, plan: billed
file descriptor, ulimit: open files
sysctl: kernel limits
timezone: time zone
drift: clock
sse, server-sent events: streaming
liveness, readiness, probe, liveness probe, readiness probe: health check
systemd, supervisor: ignitiond
zombie: pid 1
drain: shutdown
entrypoint: command
statefulset, disk, ebs, storage, persistent volume claim, pvc, bind mount: volume
uploads: keep files on a volume
persistent storage: keep files on a volume | volume
fstab: mount
backup: back up
dump: backup
https: certificate | tls
cname, apex domain: custom domain
subdomain: custom hostname
security group, whitelist, allowlist, firewall, waf: restrict access
client ip, real ip, remote address: x-forwarded-for
egress, static ip: outbound addresses
redirect loop: too many redirects
force https: redirect
unauthorized, unauthenticated: not logged in | log in
service discovery: call another app
internal dns, vpc, vpn, peering: private networking
sticky session, load balancer, elb, alb: load balancing
domain: hostname
ssl: tls | certificate
acm: certificate
lets encrypt: acme | certificate
ingress: service
talk to: call another
docker compose, heroku, render, railway: move from another platform
yaml, helm chart, compose file, config: manifest
env var, config var, config set, dotenv, configmap, env: environment variable
fly.toml: ${brand.manifest} | manifest
procfile: command | manifest
buildpack: dockerfile
docker hub, ecr: registry
autocomplete: completion
encryption: data at rest
cli login, sso, signin: login
dashboard, ui: console
organization, project, tenant, workspace: namespace
naming: resource name
staging: two environments | preview environment
subdirectory: build context
review app, pull request: preview environment
team, user, invite: member
datacenter, location, availability zone: region
api key, access key, access token, service account: token
credential: token | secret
two-factor, 2fa, mfa: second factor
status page: incident
sla, uptime: availability
rbac, iam, role, permission: scope
gdpr: compliance
secrets manager, vault: secret
signout: logout
circleci, bitbucket, github actions, gitlab ci: deploy from ci
zero downtime, downtime: deploy without downtime
migration: release command
undo, revert, rollback: roll back
alerting, alarm, notification: alert rules
syslog, splunk, loki, cloudwatch: send logs elsewhere
log retention, log rotation: logs
kubectl logs: read logs
kubectl apply, publish, ship, rolling update, rollout, blue green, canary: deploy
client library, rest api: sdk
jenkins, pipeline: ci
history, release history: releases and rollback
uninstall: remove
homebrew, brew: install
lint: validate
diff: dry run
expiry, expiration: expire
increase: raise | resize
enlarge, expand: resize
rename: change a name | uniqueness
expose: listener
monitoring, observability, cpu usage, memory usage: metric
datadog: remote write | send logs elsewhere
latency: duration
percentile, p95, p99: histogram
throttle: rate limit
debug: log
troubleshoot: troubleshooting
cron, cronjob, schedule, batch: scheduled job
failover, disaster recovery, high availability, ha, redundancy: host and region failures
golang: go
jvm: java
node: node.js
nextjs: next.js
express: node
react router: remix
solid: solidstart
postgres, pg: postgresql
s3, gcs, object storage: minio
rds: postgresql | mysql
elasticache, cache server, memcached: redis
sqs, message queue, amqp: rabbitmq
vue: nuxt
react: next.js | remix
mariadb: mysql
mongo: mongodb
reverse proxy: nginx
`;

/**
 * Phrases that some readers use → phrases of this site, in this direction only. Each is here because the phrase alone
 * doesn't find the section that answers it.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...shortForms,
  ...table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [phrases = '', meanings = ''] = line.split(': ');
      return phrases.split(', ').map((phrase) => [phrase, meanings.split(' | ')] as const);
    }),
]);
