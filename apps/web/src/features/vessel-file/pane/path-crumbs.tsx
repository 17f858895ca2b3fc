import { Icon } from '@fms/ui/icon';
import { useText } from '../../../language/index.ts';
import { listSteps } from '../model/file-path.ts';
import style from '../style/file.module.css';

interface PathCrumbsProps {
  readonly path: string;
  /** What the tree at the begin of the path is called; undefined where something else beside it says so. */
  readonly root: string;
  readonly onOpen: (path: string) => void;
}

/** Directories from the tree down to the one that is open; each leads back to itself. */
export function PathCrumbs({ path, root, onOpen }: PathCrumbsProps) {
  const t = useText();
  const steps = listSteps(path);
  return (
    <nav className={style.crumbs} aria-label={t('FILE_PATH')}>
      {steps.map((step, index) => {
        const name = index === 0 ? root : step.name;
        return (
          <span key={step.path} className={style.crumb}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {index === steps.length - 1 ? (
              <strong aria-current="true">{name}</strong>
            ) : (
              <button type="button" className={style.crumbLink} onClick={() => onOpen(step.path)}>
                {name}
              </button>
            )}
          </span>
        );
      })}
    </nav>
  );
}
