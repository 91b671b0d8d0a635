import {brand} from '@aloft/platform/brand';
import {nouns} from '@aloft/platform/cli';

const shortForms = nouns.flatMap(({name, short}) => (short === undefined ? [] : [[short, [name]] as const]));

/** Phrases of readers and of other platforms, and after the colon the phrases of this site that they may mean. */
const table = `
fargate, ecs, dyno, pod, container, instance, ec2, droplet, vm, vps: machine
autoscaling, auto scaling, horizontal scaling, replica, autoscale, hpa: scale
vertical scaling: change memory | machine memory
crash loop, crashloopbackoff: restart
memory leak: out of memory
port forwarding: port-forward | private port
tunnel: port-forward
sleep, hibernate, suspend, idle, spin down, scale to zero, serverless, lambda: standby
cold start: wake | boot
always on: scale min | minimum machines
checkpoint: snapshot
ssh: open a shell | terminal
kubectl exec, docker exec: machine exec
scp, rsync: machine cp
kubernetes, k8s: container
oom: out of memory | exit code 137
ram: memory
cpu: vcpus
billing, price, pricing, cost, invoice, pay: billed
file descriptor, ulimit: open files
sysctl: kernel limits
timezone: time zone
sse, server-sent events: streaming
liveness, readiness, probe, liveness probe, readiness probe: health check
systemd, supervisor: ignitiond
drain: shutdown
entrypoint: command
statefulset, disk, ebs, storage, persistent volume claim, pvc, bind mount: volume
nfs: network file system
uploads: keep files on a volume
persistent storage: keep files on a volume | volume
fstab: mount
backup: back up
dump: backup
https: certificate | tls
cname, apex domain: custom domain
subdomain: custom hostname
security group, whitelist, firewall: restrict access
egress, static ip: outbound addresses
redirect loop: too many redirects
service discovery: call another app
internal dns, vpc, vpn: private networking
sticky sessions, load balancer, elb, alb, sticky session: load balancing
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
organization, project, tenant: namespace
staging: two environments | preview environment
review app, pull request: preview environment
team, user, invite: member
datacenter, location, availability zone: region
api key, access key, access token, service account: token
credential: token | secret
two-factor, 2fa, mfa: second factor
status page: incident
sla, uptime: availability
rbac, iam, role, permission: scope
secrets manager, vault: secret
signout: logout
circleci, bitbucket, github actions, gitlab ci: deploy from ci
zero downtime, downtime: deploy without downtime
migration: release command
undo, rollback: roll back
alerting: alert rules
syslog, splunk, loki, cloudwatch: send logs elsewhere
log retention: logs
kubectl logs: read logs
kubectl apply, publish, ship, rolling update, blue green, canary: deploy
client library, rest api: sdk
jenkins, pipeline: ci
rollout: release
revert: rollback
uninstall: remove
increase: raise | resize
enlarge, expand: resize
rename: change a name | uniqueness
expose: listener
monitoring, observability: metric
datadog: remote write | send logs elsewhere
latency: duration
percentile, p95, p99: histogram
throttle: rate limit
debug: log
troubleshoot: troubleshooting
cron, cronjob, schedule: scheduled job
failover: host and region failures
golang: go
node, nodejs: node.js
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
