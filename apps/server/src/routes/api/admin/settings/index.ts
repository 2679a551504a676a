import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RichTextWire, SettingsPatchWire, SettingsWire } from '@teranga/contract/admin';
import { patchSettings, readSettings } from '../../../../modules/stores/content/patchSettings.ts';
import { actorOf } from '../../../../modules/staff/adminAccess.ts';
import { inStore } from '../../../../platform/http/inStore.ts';
import { readIfMatch, setVersion } from '../../../../platform/http/versions.ts';
import { sanitizeRichText } from '../../../../platform/text/sanitizeRichText.ts';
import { adminReadFailures, adminWriteFailures } from '../adminFailures.ts';
import { imageCheck } from '../imageCheck.ts';

/** What a store says of itself, setting by setting. */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/',
    {
      config: { role: 'manager', scope: 'settings:read', isVersioned: true },
      schema: { response: { 200: SettingsWire, ...adminReadFailures } },
    },
    async (request, reply) => {
      const answer = await inStore(request, readSettings);
      setVersion(reply, answer.version);
      return answer;
    },
  );

  app.patch(
    '/',
    {
      config: { role: 'manager', scope: 'settings:write', isConditional: true },
      schema: { body: SettingsPatchWire, response: { 200: SettingsWire, ...adminWriteFailures } },
    },
    async (request, reply) => {
      const version = readIfMatch(request);
      const changes = request.body.changes.map(({ path: where, value }) => ({ path: where, value }));
      const answer = await inStore(request, (tx) =>
        patchSettings(tx, actorOf(request), { version, changes }, imageCheck(request)),
      );
      setVersion(reply, answer.version);
      return answer;
    },
  );

  app.post(
    '/rich-text',
    {
      config: { role: 'manager', scope: 'settings:read' },
      schema: { body: RichTextWire, response: { 200: RichTextWire, ...adminWriteFailures } },
    },
    async ({ body }) => ({ html: sanitizeRichText(body.html).trim() }),
  );
};
