import { ErrorState, Panel } from '@fms/ui/panel';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import { reportError } from '../../../report/index.ts';

interface WidgetBoundaryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Keeps a widget that fails to itself: it says so in its own cell, and the others go on. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error('A widget failed', error, componentStack);
    reportError('widget', error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <Failed title={this.props.title} error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

interface FailedProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failed({ title, error, onRetry }: FailedProps) {
  const t = useText();
  return (
    <Panel title={title} quiet>
      <ErrorState
        title={t('WIDGET_FAILED')}
        detail={error.message}
        retry={{ label: t('TRY_AGAIN'), onClick: onRetry }}
      />
    </Panel>
  );
}
