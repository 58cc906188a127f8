import { getGetPushSubscriptionQueryKey } from '@mithaq/openapi/generated/hooks/notifications/notifications.ts';
import { useGetClientConfig } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { closeMessages } from '../shared/device-messages.ts';
import { alignPush } from './push.ts';

export interface PushKeeperProps {
  language: Language;
}

/** In a browser that may show messages: keeps its subscription right, and opens the news when one is clicked. */
export function PushKeeper({ language }: PushKeeperProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: config } = useGetClientConfig();

  useEffect(() => {
    if (!config) return;
    alignPush(config.pushKey, language).then(
      () => client.invalidateQueries({ queryKey: getGetPushSubscriptionQueryKey() }),
      () => undefined, // the next start tries again
    );
  }, [config, language, client]);

  useEffect(() => {
    // The member is here and sees the bell.
    const close = () => {
      if (!document.hidden) void closeMessages().catch(() => undefined);
    };
    close();
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, []);

  useEffect(() => {
    const { serviceWorker } = navigator;
    // From the worker of this site alone (offline-worker.js). A page keeps what is being typed, so it goes there by itself.
    const open = ({ data, ports }: MessageEvent) => {
      if (data !== 'open-news') return;
      ports[0]?.postMessage('heard');
      void navigate('/news');
    };
    serviceWorker.addEventListener('message', open);
    return () => serviceWorker.removeEventListener('message', open);
  }, [navigate]);

  return null;
}
