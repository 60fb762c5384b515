# Общие слова всех игр.

seat-indigo = Индиго
seat-vermilion = Киноварь
seat-moss = Мох
seat-ochre = Охра
terminal-you = Вы

asked = { $name }: { $question }
waiting = Решает { $name }.
chance = Решает случай: { $what }.
over = Игра окончена, победитель — { $name }.
over-shared = Игра окончена: победа общая.
over-resigned = Игра окончена: { $name } сдаётся.
over-timeout = Игра окончена: время игрока { $name } вышло.
gathering = Игра начнётся, когда все соберутся.

# Разбор партии.

review-title = { $game }: разбор партии
review-method = Каждая позиция много раз доиграна до конца, причём все выбирают одинаково просто. То, что изменили в шансах на победу карты и кости, — удача; то, что изменили решения, — выбор; вместе с шансом в начале они дают результат. После ± стоит удвоенная стандартная ошибка.
review-coach = Тренер знал только то, что мог знать в тот момент сам игрок.
review-quick = Беглый взгляд.
review-usual = Обычная глубина.
review-deep = Глубокий разбор.
review-chance = Шанс на победу
review-points = Очки
review-parts = Удача и выбор
review-start = В начале
review-luck = Удача
review-choice = Выбор, всего
review-choices = Решения: { $name }
review-result = Результат
review-open-result = Последняя позиция
review-turning = Переломные моменты
review-quiet = Ни одно решение явно не ухудшило шансов.
review-better = { $name }: выбрано «{ $chosen }»; «{ $better }» было бы лучше на { $cost } ± { $error }.
review-move = Действие { $number }
review-action = Действие
review-visits = Просмотры
review-expected = Ожидаемые очки
review-chosen = выбрано
review-moves = Все действия
review-draws = Случай

# Ошибки: что не так с тем, что набрали, или с файлом. Значения в кавычках — как их набрали.

error-action = «{ $text }» — такого действия в этой игре нет.
error-action-near = «{ $text }» — такого действия в этой игре нет; может быть, { $near }?
error-illegal = «{ $action }» здесь нельзя (правило { $rule }).
error-option-value = { $option }={ $value } не бывает; { $option } может быть: { $choices }.
error-option = У игры { $game } нет настройки «{ $option }». Настройки: { $options }.
error-option-near = У игры { $game } нет настройки «{ $option }»; может быть, «{ $near }»? Настройки: { $options }.
error-option-form = «{ $text }» записано не в виде имя=значение.
error-options-mix = Эти настройки не сочетаются (правило { $rule }).
error-game = Игры «{ $game }» нет. Игры: { $games }.
error-game-near = Игры «{ $game }» нет; может быть, «{ $near }»? Игры: { $games }.
error-rules = Версии «{ $version }» правил { $game } нет; есть { $versions }.
error-bot = Бота «{ $bot }» нет; боты: { $bots }.
error-bot-time = Боту «{ $bot }» нужно время на размышление, например strongest:10s.
error-take-back = Отменять нечего: после этого был жребий, открылась карта или выбирал другой игрок.
error-record-begin = Запись начинается со строки «{ $begin }».
error-record-form = Строка { $line }: «{ $text }» записано не в виде «кто: что».
error-record-key = Строка { $line }: в заголовке не бывает «{ $key }»; бывает { $keys }.
error-record-lacks = В заголовке нет «{ $key }».
error-record-given = В заголовке «given: { $text }», а действий в записи — { $actions }.
error-record-rules = В заголовке «rules: { $text }», а это не версия.
error-record-undone = В заголовке «undone: { $text }», и это не прочесть; «14+3» — 3 жребия отменены после 14 действий.
error-record-undone-places = В заголовке «undone: { $text }», но места идут по возрастанию от { $least } до { $most }.
error-record-size = В записи может быть не больше { $most } знаков, а в этой — { $size }.
error-record-seat = Это запись одного игрока, без тайного; нужна полная запись.
error-record-header = Заголовок не подходит. { $why }
error-record-seed = Это не то зерно, обязательство которого было показано.
error-record-differs = В записи { $key }: { $there }, а здесь { $key }: { $here }.
error-record-edition = Запись сыграна с изданием { $there }, а здесь { $here }.
error-record-ended = В записи «{ $ending }», но игра доиграна до конца.
error-record-result = Запись кончается так: «{ $there }», а её ходы — так: «{ $here }».
error-record-after = Строка { $line }: «{ $action }» — уже после конца игры.
error-record-actor = Строка { $line }: здесь действует { $actor }, а не { $given }.
error-record-line = Строка { $line }: { $why }
error-record-no-seed = В записи нет зерна; проверить можно только законченную партию.
error-record = Эту запись нельзя использовать. Подробности по-английски: { $detail }.
error-edition = Этот файл компонентов нельзя использовать. Подробности по-английски: { $detail }.
error-data = Эту сохранённую игру нельзя использовать. Подробности по-английски: { $detail }.
error-other = Так нельзя. Подробности по-английски: { $detail }.
