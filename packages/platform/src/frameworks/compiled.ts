import {images} from './images';
import {installPackages, instructions, type Project, type Recognizer, runAs, runCached, unprivileged} from './types';

/** Recognizes a Go module with a `main` package. */
export const recognizeGo: Recognizer = (project, {port, app}) => {
  if (!project.has('go.mod')) return undefined;
  const files = project.search(/(?<!_test)\.go$/, /^package main$/gm).map(({file}) => file);
  const mains = [...new Set(files.map((file) => file.replace(/\/?[^/]+$/, '')))].sort();
  if (mains.length === 0) return undefined;
  const chosen =
    mains.find((one) => one === '') ??
    mains.find((one) => ['server', 'web', 'api', app].includes(one.split('/').at(-1) ?? '')) ??
    mains[0];
  const path = chosen ? `./${chosen}` : '.';
  const modules = project.has('go.sum') && !project.hasDirectory('vendor');
  const needsC = /mattn\/go-sqlite3/.test(project.read('go.mod'));
  const caches = [...(modules ? ['/go/pkg/mod'] : []), '/root/.cache/go-build'];
  return {
    framework: 'Go',
    found: ['Go in go.mod', path !== '.' && `package main in ${chosen}`],
    guide: 'languages/go/generic',
    dockerfile: instructions(
      `FROM ${images.go} AS build`,
      'WORKDIR /app',
      `ENV CGO_ENABLED=${needsC ? 1 : 0}`,
      modules && 'COPY go.mod go.sum ./',
      modules && runCached('go mod download', '/go/pkg/mod'),
      'COPY . .',
      runCached(`go build -trimpath -ldflags="-s -w" -o bin/server ${path}`, ...caches),
      '',
      `FROM ${needsC ? images.debian : 'scratch'}`,
      'WORKDIR /app',
      'COPY --from=build /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/',
      'COPY --from=build /app/bin/server bin/server',
      runAs(unprivileged, port, ['./bin/server'], `PORT=${port}`),
    ),
    ignored: ['bin', '*_test.go'],
    todo: [mains.length > 1 && `Dockerfile: if ${path} is not your server, change the path in go build`],
  };
};

/** Recognizes a Rust package or workspace with a binary. */
export const recognizeRust: Recognizer = (project, {port}) => {
  const manifest = project.read('Cargo.toml');
  if (!manifest) return undefined;
  const members = project.list().filter((file) => /\/src\/main\.rs$/.test(file));
  const member = /^\[package\]/m.test(manifest) ? undefined : members[0]?.replace('/src/main.rs', '');
  const own = member ? project.read(`${member}/Cargo.toml`) : manifest;
  const nameIn = (section: string) => new RegExp(`^\\[${section}\\][^[]*?^name\\s*=\\s*"([^"]+)"`, 'ms').exec(own)?.[1];
  const packageName = nameIn('package');
  const name = nameIn('\\[bin\\]') ?? packageName ?? 'server';
  const lock = project.read('Cargo.lock');
  const needsTls = /^name = "(?:openssl-sys|native-tls)"/m.test(lock);
  const sendsHttps = needsTls || /^name = "(?:reqwest|hyper-rustls|rustls-native-certs)"/m.test(lock);
  const common = {
    found: ['Rust in Cargo.toml', member !== undefined && `a binary in ${member}`],
    ignored: ['bin', 'target'],
    todo: [!lock && 'Cargo.lock: commit it'],
  };
  const leptos = /^\[{1,2}(?:package|workspace)\.metadata\.leptos\]{1,2}/m.test(manifest);
  if (leptos) {
    const hashed = /^hash-files\s*=\s*true/m.test(manifest);
    const output = /^output-name\s*=\s*"([^"]+)"/m.exec(manifest)?.[1] ?? name;
    const env = `LEPTOS_OUTPUT_NAME=${output} LEPTOS_SITE_ROOT=site LEPTOS_SITE_ADDR=0.0.0.0:${port}${hashed ? ' LEPTOS_HASH_FILES=true' : ''}`;
    return {
      ...common,
      framework: 'Leptos',
      found: ['Leptos in Cargo.toml'],
      guide: 'languages/rust/leptos',
      dockerfile: instructions(
        `FROM ${images.rustWithWasm} AS build`,
        // The next one needs a newer Rust.
        'RUN rustup target add wasm32-unknown-unknown && cargo install --locked cargo-leptos@0.3.10',
        'WORKDIR /app',
        'COPY . .',
        'RUN cargo leptos build --release',
        '',
        `FROM ${images.debian}`,
        installPackages(sendsHttps && 'ca-certificates', needsTls && 'libssl3t64'),
        'WORKDIR /app',
        `COPY --from=build /app/target/release/${name} ${name}`,
        'COPY --from=build /app/target/site site',
        hashed && 'COPY --from=build /app/target/release/hash.txt .',
        runAs(unprivileged, port, [`./${name}`], env),
      ),
    };
  }
  const read = ['static', 'public', 'assets', 'templates', 'migrations'].filter((one) => project.hasDirectory(one));
  return {
    ...common,
    framework: 'Rust',
    guide: 'languages/rust/generic',
    dockerfile: instructions(
      `FROM ${images.rust} AS build`,
      installPackages(needsTls && 'libssl-dev', needsTls && 'pkg-config'),
      'WORKDIR /app',
      'COPY . .',
      runCached(
        `cargo build --release${lock ? ' --locked' : ''}${member ? ` --package ${packageName}` : ''} && install -D target/release/${name} bin/${name}`,
        '/usr/local/cargo/registry',
        '/app/target',
      ),
      '',
      `FROM ${images.debian}`,
      installPackages(sendsHttps && 'ca-certificates', needsTls && 'libssl3t64'),
      'WORKDIR /app',
      `COPY --from=build /app/bin/${name} bin/${name}`,
      ...read.map((directory) => `COPY ${directory} ${directory}`),
      runAs(unprivileged, port, [`./bin/${name}`], `PORT=${port}`),
    ),
  };
};

const jvmFlags = ['-XX:MaxRAMPercentage=60', '-XX:+UseSerialGC', '-Djdk.virtualThreadScheduler.parallelism=4'];

/** Recognizes a Java project that Maven or Gradle builds. */
export const recognizeJava: Recognizer = (project, {port}) => {
  const gradleFile = project.first('build.gradle.kts', 'build.gradle');
  const file = project.first('pom.xml') ?? gradleFile;
  if (!file) return undefined;
  const source = project.read(file);
  const isSpring = /org\.springframework\.boot/.test(source);
  const framework = isSpring ? 'Spring Boot' : 'Java';
  const jar = file === 'pom.xml' ? nameMavenJar(source) : nameGradleJar(project, source);
  const wrapper = project.first(file === 'pom.xml' ? 'mvnw' : 'gradlew');
  const build =
    file === 'pom.xml'
      ? [
          `FROM ${wrapper ? images.jdk : images.maven} AS build`,
          'WORKDIR /app',
          wrapper !== undefined && 'COPY .mvn .mvn',
          `COPY ${wrapper ? 'mvnw ' : ''}pom.xml ./`,
          runCached(`${wrapper ? './mvnw' : 'mvn'} -B -q dependency:go-offline`, '/root/.m2'),
          'COPY src src',
          runCached(`${wrapper ? './mvnw' : 'mvn'} -B -q package -DskipTests`, '/root/.m2'),
        ]
      : [
          `FROM ${images.jdk} AS build`,
          'WORKDIR /app',
          'COPY . .',
          runCached(`./gradlew --no-daemon ${isSpring ? 'bootJar' : 'build -x test'}`, '/root/.gradle'),
        ];
  const output = `${file === 'pom.xml' ? 'target' : 'build/libs'}/${jar}`;
  const variable = isSpring && !/server\.port/.test(readSpring(project)) ? 'SERVER_PORT' : 'PORT';
  const hasActuator = /spring-boot-starter-actuator/.test(source);
  return {
    framework,
    found: [`${framework} in ${file}`, wrapper !== undefined && `the wrapper ${wrapper}`],
    guide: isSpring ? 'languages/java/spring' : 'languages/java',
    dockerfile: instructions(
      ...build,
      isSpring && `RUN java -Djarmode=tools -jar ${output} extract --destination dist`,
      '',
      `FROM ${images.jre}`,
      'WORKDIR /app',
      isSpring && 'COPY --from=build /app/dist/lib dist/lib',
      isSpring ? `COPY --from=build /app/dist/${jar} dist/${jar}` : `COPY --from=build /app/${output} app.jar`,
      runAs(
        unprivileged,
        port,
        ['java', ...jvmFlags, '-jar', isSpring ? `dist/${jar}` : 'app.jar'],
        `${variable}=${port}`,
      ),
    ),
    ignored: ['target', 'dist', gradleFile !== undefined && ['build', '.gradle'], 'src/test'],
    health: hasActuator ? '/actuator/health' : '/',
    memory: '512Mi',
    todo: [
      gradleFile !== undefined && !wrapper && 'gradlew: commit the Gradle wrapper',
      isSpring && !hasActuator && `${file}: add spring-boot-starter-actuator, and use --health-path /actuator/health`,
    ],
  };
};

const readSpring = (project: Project) =>
  ['properties', 'yaml', 'yml']
    .map((extension) => project.read(`src/main/resources/application.${extension}`))
    .join('');

function nameMavenJar(source: string): string {
  // The parent and the dependencies have an artifactId and a version of their own.
  const own = source.replace(/<(parent|dependencies|dependencyManagement|build|profiles)>[\s\S]*?<\/\1>/g, '');
  const tag = (text: string, name: string) => new RegExp(`<${name}>([^<$]+)</${name}>`).exec(text)?.[1]?.trim();
  const parent = /<parent>([\s\S]*?)<\/parent>/.exec(source)?.[1] ?? '';
  const version = tag(own, 'version') ?? tag(parent, 'version') ?? '1.0.0';
  return `${tag(source, 'finalName') ?? `${tag(own, 'artifactId') ?? 'app'}-${version}`}.jar`;
}

function nameGradleJar(project: Project, source: string): string {
  const settings = project.read(project.first('settings.gradle.kts', 'settings.gradle') ?? '');
  const archive = /archiveFileName\s*(?:=|\.set\()\s*['"]([^'"]+)['"]/.exec(source)?.[1];
  const name = /rootProject\.name\s*=\s*['"]([^'"]+)['"]/.exec(settings)?.[1] ?? 'app';
  const version = /^version\s*=?\s*['"]([^'"]+)['"]/m.exec(source)?.[1];
  return archive ?? `${version ? `${name}-${version}` : name}.jar`;
}
