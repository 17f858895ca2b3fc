/** Errors of the application: logged by our server, and sent to an error-reporting service where one is configured. */
export { reportError, reportWarning } from './report.ts';
export { ReportHost } from './report-host.tsx';
