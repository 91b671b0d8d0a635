import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const language = 'guides-and-samples/languages';
const software = 'guides-and-samples/software';

/** The three sidebars. Backup, common and placeholder pages are in none of them. */
const sidebars: SidebarsConfig = {
  documentation: [
    'index',
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'getting-started/installing-the-cli',
        'getting-started/authentication',
        'getting-started/deploying-a-static-site',
        'getting-started/deploying-an-existing-app',
      ],
    },
    {
      type: 'category',
      label: 'Building and deploying',
      items: [
        'building-and-deploying/building',
        'building-and-deploying/deploying',
        'building-and-deploying/namespaces',
      ],
    },
    {
      type: 'category',
      label: 'Resources',
      items: [
        'resources/apps',
        'resources/machines',
        'resources/services',
        'resources/volumes',
        'resources/certificates',
        'resources/schema',
      ],
    },
    {type: 'category', label: 'Monitoring', items: ['monitoring/metrics', 'monitoring/web-console']},
    {
      type: 'category',
      label: 'Advanced',
      items: [
        'advanced/architecture',
        'advanced/takeoff',
        'advanced/ignitiond',
        'advanced/linux-kernel',
        'advanced/manual-flash-mode',
      ],
    },
    'security',
    'glossary',
  ],
  guides: [
    'guides-and-samples/index',
    `${language}/go/generic`,
    {type: 'category', label: 'Java', items: [`${language}/java/index`, `${language}/java/spring`]},
    {
      type: 'category',
      label: 'JavaScript',
      items: [
        `${language}/javascript/runtimes`,
        `${language}/javascript/angular`,
        `${language}/javascript/astro`,
        `${language}/javascript/nextjs`,
        `${language}/javascript/nuxt`,
        `${language}/javascript/remix`,
        `${language}/javascript/solidstart`,
        `${language}/javascript/sveltekit`,
      ],
    },
    {type: 'category', label: 'PHP', items: [`${language}/php/generic`, `${language}/php/rails`]},
    {
      type: 'category',
      label: 'Python',
      items: [`${language}/python/generic`, `${language}/python/django`, `${language}/python/flask`],
    },
    {type: 'category', label: 'Ruby', items: [`${language}/ruby/generic`, `${language}/ruby/rails`]},
    {type: 'category', label: 'Rust', items: [`${language}/rust/generic`, `${language}/rust/leptos`]},
    {
      type: 'category',
      label: 'Software',
      items: ['minio', 'mongodb', 'mysql', 'nginx', 'postgres', 'rabbitmq', 'redis'].map(
        (name) => `${software}/${name}`,
      ),
    },
  ],
  sdks: ['sdks/index'],
};

export default sidebars;
