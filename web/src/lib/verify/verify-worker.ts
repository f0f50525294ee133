import { PublishedModules } from './published-modules';
import type { ToVerify } from './verify-here';
import { verify } from './verify';

addEventListener('message', ({ data }: MessageEvent<ToVerify>) => {
  void verify(data.record, new PublishedModules(data.folder)).then((verdict) => postMessage(verdict));
});
