'use client';

/** The React binding alone, in the browser's bundle even where a server component imports it. */
export { MessagesProvider, useLocale, useTranslate } from './react';
