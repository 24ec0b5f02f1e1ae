import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../install-packages.ts';
import { askServer } from './ask-server.ts';
import type { Ask } from './judge-answers.ts';
import { freePort, runServer } from './run-server.ts';

/** A host that serves a build on this machine. */
export interface RunningHost {
  ask: Ask;
  stop(): Promise<void>;
}

/** One that listens at a port of loopback. */
export interface RunningServer extends RunningHost {
  port: number;
}

/** Starts the server of a distribution on a build; it serves as the user of the tests. @param dist absolute path */
export type StartHost<Running = RunningHost> = (dist: string) => Promise<Running>;

function ensureInstalled(program: string, ...packages: string[]): void {
  if (!existsSync(program) && !installPackages(...packages))
    throw new Error(`Install ${packages.join(' and ')} first: ${program} is missing.`);
}

async function run(write: (folder: string, port: number) => [command: string, ...args: string[]], env?: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'real-server-'));
  const port = await freePort();
  const [command, ...args] = write(folder, port);
  const end = await runServer(command, args, { port, env: { ...env, SITE_ADDRESS: `http://:${port}` } });
  return {
    ask: askServer(port),
    port,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const startNginx: StartHost<RunningServer> = async (dist) => {
  ensureInstalled('/usr/sbin/nginx', 'nginx-light', 'libnginx-mod-http-brotli-static');
  return run((folder, port) => {
    const server = readFileSync(join(dist, '_deploy/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/srv/site', dist)
      .replace('# brotli_static', 'brotli_static');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    const modules = existsSync('/etc/nginx/modules-enabled') ? 'include /etc/nginx/modules-enabled/*.conf;' : '';
    const main = `${modules}
daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${server} }`;
    writeFileSync(join(folder, 'nginx.conf'), main);
    return ['/usr/sbin/nginx', '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  });
};

export const startCaddy: StartHost<RunningServer> = async (dist) => {
  ensureInstalled('/usr/bin/caddy', 'caddy');
  return run(
    (folder) => {
      const config = join(folder, 'Caddyfile');
      writeFileSync(config, `{\n  admin off\n}\n${readFileSync(join(dist, '_deploy/Caddyfile'), 'utf8')}`);
      return ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', config];
    },
    { SITE_ROOT: dist, XDG_DATA_HOME: tmpdir(), XDG_CONFIG_HOME: tmpdir() },
  );
};

export const startApache: StartHost<RunningServer> = async (dist) => {
  ensureInstalled('/usr/sbin/apache2', 'apache2');
  return run((folder, port) => {
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'deflate', 'filter', 'proxy', 'proxy_http', 'ssl'];
    mkdirSync(join(folder, 'run'));
    const main = `ServerRoot ${folder}
PidFile ${folder}/run/pid
DefaultRuntimeDir ${folder}/run
Listen 127.0.0.1:${port}
ServerName site.test
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
SSLProxyEngine on
ErrorLog ${folder}/run/log
User #${process.getuid?.() === 0 ? 33 : process.getuid?.()}
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>
`;
    writeFileSync(join(folder, 'apache.conf'), main);
    return ['/usr/sbin/apache2', '-X', '-f', join(folder, 'apache.conf')];
  });
};
