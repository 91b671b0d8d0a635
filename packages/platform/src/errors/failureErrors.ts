import {defineErrors} from './types';

/** Failures (exit code 1) and timeouts (exit code 6). */
export const failureErrors = defineErrors(1, undefined, {
  manifest_invalid: {
    message: '{file} is not a valid manifest: {problem}',
    hint: 'check it with "aloft schema validate {file}"',
    cause: 'The manifest is not valid YAML, or a field does not match the schema.',
    remedy: 'Correct the field that the message names. An editor with schema support shows errors as you type.',
    httpStatus: 422,
  },
  build_failed: {
    message: 'the build failed at step {step}: {reason}',
    hint: 'check the output of the step above this line',
    cause: 'An instruction in the Dockerfile failed.',
    remedy:
      'To reproduce the failure locally, run `docker build` with the same context. If a file is missing, check whether `.dockerignore` excludes it.',
  },
  image_too_large: {
    message: 'the compressed image is {size}, which exceeds the limit of {limit}',
    hint: 'use a smaller base image and a multi-stage build',
    cause: 'The total size of the compressed layers exceeds the limit.',
    remedy: 'Leave build tools out of the final stage, and list unneeded files in `.dockerignore`.',
    httpStatus: 422,
  },
  image_unsupported: {
    message: 'the image "{image}" has no variant for linux/amd64',
    hint: 'build it with --platform linux/amd64',
    cause: 'Machines run linux/amd64, but the image was built for another platform.',
    remedy: 'Build the image for linux/amd64, or build it with `aloft deploy`.',
    httpStatus: 422,
  },
  environment_too_large: {
    message: 'variables and secrets total {size}, which exceeds the limit of {limit}',
    hint: 'move large values to a file on a volume or in the image',
    cause: 'The total size of the environment variables and secrets exceeds the limit.',
    remedy: 'Store large values in files, and pass their paths.',
    httpStatus: 422,
  },
  deploy_failed: {
    message: 'release {release} of app "{name}" failed: {reason}',
    hint: 'read the logs with "aloft logs {name}"',
    cause:
      'The new machines did not become healthy. The app has not changed: the previous release is live, with its settings, scale, services, and volumes.',
    remedy:
      'Check the logs of the failed machine. Common causes are a process that listens on a port other than the target port, and a process that exits.',
  },
  release_command_failed: {
    message: 'the release command of app "{name}" failed: {reason}',
    hint: 'the app has not changed; read the output of the command above this line',
    cause: 'The command in `release.command` returned an exit code other than 0, or ran longer than `release.timeout`.',
    remedy:
      'Read the output of the command, fix the cause, and deploy again. The live release keeps serving traffic in the meantime.',
  },
  run_timeout: {
    message: 'the command ran longer than {timeout}, so machine "{name}" was deleted',
    hint: 'allow more time with --timeout',
    cause: 'A one-off machine is deleted when its command exceeds `--timeout`.',
    remedy: 'Run the command again with a longer `--timeout`.',
    exitCode: 6,
  },
  exec_failed: {
    message: 'the command in machine "{name}" returned exit code {status}',
    hint: 'check its output above this line',
    cause: 'The command ran in the machine and failed.',
    remedy: 'Check the output of the command. Exit code 127 means that the image does not contain the command.',
  },
  port_in_use: {
    message: 'port {port} is in use on {address}',
    hint: 'choose another local port, for example {other}:{remote}',
    cause: 'Another program on your computer is using the local port.',
    remedy: 'Choose another local port.',
  },
  certificate_mismatch: {
    message: 'the certificate and the private key do not match',
    hint: 'upload the key that the certificate was issued for',
    cause: 'The public key in the certificate does not match the private key.',
    remedy: 'Upload the private key that the certificate was issued for.',
    httpStatus: 422,
  },
  certificate_invalid: {
    message: 'the file {file} is not a usable certificate: {reason}',
    hint: 'upload PEM files: the certificate with its chain, and an unencrypted key',
    cause: 'The file is not in PEM format, the key is encrypted, or the certificate has expired.',
    remedy: 'Convert the files to PEM, append the chain to the certificate, and remove the passphrase from the key.',
    httpStatus: 422,
  },
  validation_failed: {
    message: 'the hostname "{hostname}" does not point to the platform',
    hint: 'add the DNS record that "aloft certificate get {name}" shows',
    cause: 'The certificate authority did not find the DNS record that validates the hostname.',
    remedy: 'Add the record, wait until it has propagated, and run `aloft certificate renew`.',
  },
  import_failed: {
    message: 'the archive {file} cannot be imported: {reason}',
    hint: 'import a tar archive that is smaller than the volume',
    cause: 'The file is not a tar archive, is truncated, or does not fit on the volume.',
    remedy: 'Check the archive with `tar -t`, and resize the volume if it is too small.',
    httpStatus: 422,
  },
  browser_unavailable: {
    message: 'cannot open a browser',
    hint: 'open {url} manually',
    cause: 'The CLI runs without a graphical session, for example over SSH.',
    remedy:
      'For `aloft open`, open the printed URL on any computer. To log in, use `aloft login --no-browser` or a token.',
  },
  api_unreachable: {
    message: 'https://api.aloft.example/v1 cannot be reached: {reason}',
    hint: 'check the network and the proxy settings, then run the command again',
    cause: 'The CLI cannot connect to the API.',
    remedy: 'Check the network connection. The CLI uses the proxy in `HTTPS_PROXY`.',
  },
  api_failed: {
    message: 'the platform could not complete the request ({request})',
    hint: 'run the command again; if it still fails, report the request ID',
    cause: 'The platform had an internal error.',
    remedy: 'Run the command again later. If it still fails, report the request ID.',
    httpStatus: 500,
  },
  healthcheck_timeout: {
    message: 'machine "{name}" was not healthy within {timeout}',
    hint: 'read its logs with "aloft machine logs {name}"',
    cause: 'The process started, but no health check passed in time.',
    remedy: "Check that the process listens on the health check's port, and on `0.0.0.0` instead of `127.0.0.1`.",
    exitCode: 6,
  },
  wait_timeout: {
    message: '{kind} "{name}" was not {state} within {timeout}',
    hint: 'check its state with "{command}", or wait longer with --timeout',
    cause: 'The resource did not reach the expected state in time.',
    remedy: 'Check the state of the resource. If the operation takes longer, increase `--timeout`.',
    exitCode: 6,
  },
});
