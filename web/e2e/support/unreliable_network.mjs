// A line to the server that can be cut: what a tunnel, a train or a closed lid does to a browser.
import { connect, createServer } from 'node:net';

export class UnreliableNetwork {
  /** @param {URL} to */
  constructor(to) {
    this.to = to;
    this.base = '';
    this.broken = false;
    /** @type {Set<import('node:net').Socket>} */
    this.open = new Set();
    this.server = createServer((here) => {
      if (this.broken) return void here.destroy();
      const there = connect(Number(to.port), to.hostname);
      for (const [one, other] of [
        [here, there],
        [there, here],
      ]) {
        this.open.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.open.delete(one);
          other.destroy();
        });
      }
      here.pipe(there).pipe(here);
    });
  }

  /** @param {string} base */
  static async to(base) {
    const wire = new UnreliableNetwork(new URL(base));
    await new Promise((done) => wire.server.listen(0, '127.0.0.1', () => done(undefined)));
    wire.base = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (wire.server.address()).port}`;
    return wire;
  }

  cut() {
    this.broken = true;
    for (const socket of this.open) socket.destroy();
  }

  mend() {
    this.broken = false;
  }

  async close() {
    this.cut();
    await new Promise((done) => this.server.close(() => done(undefined)));
  }
}
