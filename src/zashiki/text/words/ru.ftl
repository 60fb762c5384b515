# Общие слова всех игр.

seat-indigo = Индиго
seat-vermilion = Киноварь
seat-moss = Мох
seat-ochre = Охра

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
