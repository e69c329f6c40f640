import type { BrowserContext } from '@playwright/test';

/** What Chromium itself says of an answer that a test provokes is no complaint about the page. */
const expected = /Failed to load resource: the server responded with a status of (4\d\d|503)|net::ERR_/;

/** Collects what a browser has to complain about from now on. */
export function listenForComplaints(context: BrowserContext, complaints: string[] = []): string[] {
  context.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !expected.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  // A policy is broken silently where a library catches it.
  void context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber, sample }) =>
      reportError(new Error(`${violatedDirective} at ${sourceFile}:${lineNumber}: ${sample}`)),
    );
  });
  return complaints;
}
