import {images} from './images';
import {command, type Found, installPackages, instructions, type Recognizer, runAs} from './types';

/** Debian packages that gems are built with, and those that they need at run time. */
const gemPackages: Readonly<Record<string, readonly [build: string, run: string]>> = {
  pg: ['libpq-dev', 'libpq5'],
  mysql2: ['libmariadb-dev', 'libmariadb3'],
  psych: ['libyaml-dev', ''],
};

/** Recognizes a Ruby app with a Gemfile. A new Rails app has a Dockerfile of its own, which `aloft init` keeps. */
export const recognizeRuby: Recognizer = (project, {port}) => {
  const gemfile = project.read('Gemfile');
  if (!gemfile) return undefined;
  const depends = (name: string) => new RegExp(`^\\s*gem ["']${name}["']`, 'm').test(gemfile);
  const isRails = depends('rails');
  const framework = isRails ? 'Rails' : depends('sinatra') ? 'Sinatra' : 'Ruby';
  if (framework === 'Ruby' && !project.has('config.ru')) return undefined;
  const version =
    /\d+(?:\.\d+)+/.exec(project.read('.ruby-version'))?.[0] ??
    /^\s*ruby\s+["'](?:~>\s*)?(\d+(?:\.\d+)+)/m.exec(gemfile)?.[1];
  const image = version ? `ruby:${version}-slim-trixie` : images.ruby;
  const needed = Object.entries(gemPackages).filter(([name]) => depends(name));
  const config = project.read('config/application.rb') + project.read('config/environments/production.rb');
  const hasKey = project.has('config/credentials.yml.enc') || project.has('config/master.key');
  const usesSqlite = depends('sqlite3') && !['pg', 'mysql2', 'trilogy'].some(depends);
  const hasThruster = depends('thruster');
  // Puma reads PORT only in a configuration that says so.
  const options = project.has('config/puma.rb') ? ['--config', 'config/puma.rb'] : ['--port', String(port)];
  const serve = ['bundle', 'exec', 'puma', ...options];
  // A volume isn't attached to the machine of a release command.
  const start = isRails && usesSqlite ? ['sh', '-c', `bin/rails db:prepare && exec ${serve.join(' ')}`] : serve;
  const mode = isRails ? 'RAILS_ENV=production' : 'RACK_ENV=production';
  const bundle = `BUNDLE_DEPLOYMENT=true BUNDLE_WITHOUT=development:test`;
  return {
    framework,
    found: [`${framework} in Gemfile`],
    guide: isRails ? 'languages/ruby/rails' : 'languages/ruby/generic',
    dockerfile: instructions(
      `FROM ${image} AS build`,
      installPackages('build-essential', 'libyaml-dev', ...needed.map(([, [build]]) => build)),
      'WORKDIR /app',
      `ENV ${bundle} ${mode}`,
      `COPY Gemfile Gemfile.lock ${/file:\s*["']\.ruby-version/.test(gemfile) ? '.ruby-version ' : ''}./`,
      'RUN bundle install && rm -rf vendor/bundle/ruby/*/cache',
      'COPY . .',
      isRails && 'RUN SECRET_KEY_BASE_DUMMY=1 bin/rails assets:precompile',
      '',
      `FROM ${image}`,
      installPackages(...needed.map(([, [, run]]) => run)),
      'WORKDIR /app',
      `ENV ${bundle} ${mode} PORT=${port}`,
      `COPY --from=build${isRails ? ' --chown=www-data' : ''} /app .`,
      runAs('www-data', port, start),
    ),
    ignored: [
      '.bundle',
      'vendor/bundle',
      project.tests(),
      isRails && ['config/**/*.key', 'log', 'tmp', 'public/assets', '**/*.sqlite3*'],
    ],
    ...(isRails && {
      generatesDockerfile: true,
      health: '/up',
      memory: '256Mi',
      env: {[hasThruster && project.has('Dockerfile') ? 'HTTP_PORT' : 'PORT']: String(port)},
      secrets: [hasKey ? 'RAILS_MASTER_KEY' : 'SECRET_KEY_BASE', ...(usesSqlite ? [] : ['DATABASE_URL'])],
      ...(usesSqlite
        ? {volume: project.has('Dockerfile') ? '/rails/storage' : '/app/storage'}
        : {release: ['bin/rails', 'db:prepare']}),
    }),
    todo: [
      !project.has('Gemfile.lock') && 'Gemfile.lock: commit it',
      !depends('puma') && 'Gemfile: add puma',
      isRails &&
        !/^\s*config\.ssl_options/m.test(config) &&
        'config/environments/production.rb: exclude /up from the HTTPS redirect',
      isRails &&
        usesSqlite &&
        depends('solid_queue') &&
        'aloft.yaml: set SOLID_QUEUE_IN_PUMA and more memory, if the app runs background jobs',
      // Rails 7.1 and 7.2 leave it to the app.
      /^\s*# database: path\/to\/persistent/m.test(project.read('config/database.yml')) &&
        "config/database.yml: set production's database to storage/production.sqlite3",
    ],
  };
};

/** Recognizes a PHP app with Composer, or with a front controller. */
export const recognizePhp: Recognizer = (project, {port}): Found | undefined => {
  const composer = project.read('composer.json');
  if (!composer && !project.has('public/index.php')) return undefined;
  const isLaravel = /"laravel\/framework"/.test(composer);
  const isSymfony = /"symfony\/framework-bundle"/.test(composer);
  const framework = isLaravel ? 'Laravel' : isSymfony ? 'Symfony' : 'PHP';
  const hasAssets = isLaravel && project.has('package.json');
  const owner = isLaravel || isSymfony ? '--chown=www-data ' : '';
  return {
    framework,
    found: [`${framework} in ${composer ? 'composer.json' : 'public/index.php'}`],
    guide: 'languages/php/generic',
    dockerfile: instructions(
      composer !== '' && `FROM ${images.composer} AS composer\n`,
      hasAssets && `FROM ${images.node} AS node\n`,
      `FROM ${images.php} AS base`,
      `RUN install-php-extensions opcache pcntl pdo_pgsql && setcap -r /usr/local/bin/frankenphp \\\n    && chown -R www-data /config/caddy /data/caddy`,
      'WORKDIR /app',
      '',
      'FROM base AS build',
      ...(composer
        ? [
            installPackages('git', 'unzip'),
            'COPY --from=composer /usr/bin/composer /usr/local/bin/composer',
            // Otherwise, Composer doesn't run plugins as root.
            'ENV COMPOSER_ALLOW_SUPERUSER=1',
            `COPY composer.json${project.has('composer.lock') ? ' composer.lock' : ''} ./`,
            'RUN composer install --no-dev --no-scripts --no-autoloader',
          ]
        : []),
      'COPY . .',
      composer !== '' && 'RUN composer dump-autoload --no-dev --classmap-authoritative',
      hasAssets && [
        'COPY --from=node /usr/local/bin/node /usr/local/bin/node',
        'COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules',
        'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
        `RUN npm ${project.has('package-lock.json') ? 'ci' : 'install'} && npm run build && rm -rf node_modules`,
      ],
      '',
      'FROM base',
      `COPY --from=build ${owner}/app .`,
      'USER www-data',
      `ENV SERVER_NAME=:${port}`,
      `EXPOSE ${port}`,
      isLaravel &&
        command(['sh', '-c', 'php artisan optimize && exec frankenphp run --config /etc/frankenphp/Caddyfile']),
    ),
    ignored: [
      'vendor',
      'node_modules',
      project.tests(),
      isLaravel && ['bootstrap/cache/*.php', 'public/build', 'public/hot', 'storage/logs/*'],
      isSymfony && ['!.env', 'var'],
    ],
    memory: '256Mi',
    ...(isLaravel && {
      health: '/up',
      env: {APP_ENV: 'production', LOG_CHANNEL: 'stderr'},
      secrets: ['APP_KEY'],
      release: ['php', 'artisan', 'migrate', '--force'],
    }),
    ...(isSymfony && {
      env: {APP_ENV: 'prod'},
      secrets: ['APP_SECRET', ...(/"doctrine\/doctrine-bundle"/.test(composer) ? ['DATABASE_URL'] : [])],
    }),
    todo: [
      isLaravel && ['aloft.yaml: set the variables and secrets of your database', 'bootstrap/app.php: trust the proxy'],
      isLaravel &&
        /^DB_CONNECTION=sqlite/m.test(project.read('.env') || project.read('.env.example')) &&
        'DB_CONNECTION: a deploy discards changes to the SQLite file, so use a database server',
      isSymfony &&
        project.has('.env') &&
        '.env: is in the image, because Symfony needs it; set its secrets with aloft app secret set instead',
    ],
  };
};
