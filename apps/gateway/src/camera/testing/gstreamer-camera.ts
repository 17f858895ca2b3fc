/** The RTSP server of GStreamer, where the machine has it with its Python: a moving ball behind a digest sign-in. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const PYTHON = '/usr/bin/python3';
const IMPORTS = `
import sys, gi
gi.require_version('Gst', '1.0')
gi.require_version('GstRtsp', '1.0')
gi.require_version('GstRtspServer', '1.0')
from gi.repository import GLib, Gst, GstRtsp, GstRtspServer
Gst.init(None)
`;
const SERVE = `
factory = GstRtspServer.RTSPMediaFactory()
factory.set_shared(True)
factory.set_launch('( videotestsrc is-live=true pattern=ball ! video/x-raw,format=I420,width=320,height=240,framerate=5/1 ! jpegenc ! rtpjpegpay name=pay0 pt=26 )')
role = Gst.Structure.new_empty('viewer')
role.set_value('media.factory.access', True)
role.set_value('media.factory.construct', True)
factory.add_role_from_structure(role)
token = GstRtspServer.RTSPToken()
token.set_string('media.factory.role', 'viewer')
auth = GstRtspServer.RTSPAuth()
auth.set_supported_methods(GstRtsp.RTSPAuthMethod.DIGEST)
auth.add_digest(sys.argv[1], sys.argv[2], token)
server = GstRtspServer.RTSPServer()
server.set_address('127.0.0.1')
server.set_service('0')
server.set_auth(auth)
server.get_mount_points().add_factory('/stream1', factory)
server.attach(None)
print(server.get_bound_port(), flush=True)
GLib.MainLoop().run()
`;
const CHECK = `${IMPORTS}
sys.exit(0 if all(Gst.ElementFactory.find(name) for name in ('videotestsrc', 'jpegenc', 'rtpjpegpay')) else 1)
`;

export const hasGstreamer = (): boolean => spawnSync(PYTHON, ['-c', CHECK]).status === 0;

/** Resolves once it listens. */
export async function startGstreamerCamera({ username, password }: { username: string; password: string }) {
  const server = spawn(PYTHON, ['-c', IMPORTS + SERVE, username, password], { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(server, 'exit');
  const [port] = (await once(createInterface(server.stdout), 'line')) as [string];
  return {
    url: `rtsp://127.0.0.1:${port}/stream1`,
    async close() {
      server.kill('SIGKILL');
      await exited;
    },
  };
}
