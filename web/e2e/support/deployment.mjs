// A way to the server that can be down, and that can deliver other files than the server has: what a journey and a new
// version do to an installed app.
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

export class Deployment {
  /** @param {URL} to */
  constructor(to) {
    this.to = to;
    this.base = '';
    this.down = false;
    /** @type {Map<string, (body: string) => string>} files that are other ones now, by path */
    this.changed = new Map();
    /** @type {{ path: string, bytes: number }[]} */
    this.sent = [];
    /** @type {Set<import('node:stream').Duplex>} */
    this.open = new Set();
    this.server = createServer((asked, answer) => this.pass(asked, answer));
    this.server.on('connection', (socket) => this.note(socket));
    this.server.on('upgrade', (asked, here) => this.bridge(asked, here));
  }

  /** @param {string} base */
  static async of(base) {
    const made = new Deployment(new URL(base));
    await new Promise((done) => made.server.listen(0, '127.0.0.1', () => done(undefined)));
    made.base = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (made.server.address()).port}`;
    return made;
  }

  note(socket) {
    if (this.down) return void socket.destroy();
    this.open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.open.delete(socket));
  }

  pass(asked, answer) {
    const path = asked.url.split('?')[0];
    const change = this.changed.get(path);
    const headers = { ...asked.headers };
    if (change) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
    }
    const options = { host: this.to.hostname, port: this.to.port, path: asked.url, method: asked.method, headers };
    const next = request(options, (found) => {
      const parts = [];
      found.on('data', (part) => parts.push(part));
      found.on('end', () => {
        let body = Buffer.concat(parts);
        const told = { ...found.headers };
        if (change) {
          body = Buffer.from(change(body.toString()));
          told['content-length'] = String(body.length);
          delete told.etag;
        }
        this.sent.push({ path: asked.url, bytes: body.length });
        answer.writeHead(found.statusCode ?? 500, told);
        answer.end(body);
      });
    });
    next.on('error', () => answer.destroy());
    asked.pipe(next);
  }

  bridge(asked, here) {
    const there = connect(Number(this.to.port), this.to.hostname, () => {
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let i = 0; i < asked.rawHeaders.length; i += 2)
        lines.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
      there.write(`${lines.join('\r\n')}\r\n\r\n`);
      here.pipe(there).pipe(here);
    });
    this.open.add(there);
    there.on('error', () => here.destroy());
    there.on('close', () => here.destroy());
    here.on('close', () => there.destroy());
  }

  /** Nobody is reached any more. */
  stop() {
    this.down = true;
    for (const socket of this.open) socket.destroy();
  }

  start() {
    this.down = false;
  }

  async close() {
    this.stop();
    await new Promise((done) => this.server.close(() => done(undefined)));
  }
}
