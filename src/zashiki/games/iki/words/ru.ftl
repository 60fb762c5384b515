# $name — имя игрока, всегда в именительном падеже. $reader — `me` для того, о ком говорят, иначе `other`.
# $card, $other, $building, $shop, $type, $season, $token — названия из этого файла; их формы — $card-acc и так далее.
# $amount, $pay, $gain — фразы из раздела «Количества», в винительном падеже.

game-title = ИКИ
game-line = Год в старом Эдо: пройдите по главной улице, наймите её людей и проведите их через голод и пожары.
game-facts = От 2 до 4 игроков · 60–90 минут

## Настройки игры: что выбирают и что это значит.

option-players = Игроки
    .help = Сколько человек играет; для двоих есть меньшее поле с нейтральными персонажами.
choice-players-2 = Двое
    .help = Поле меньше, есть нейтральные персонажи и закрытые клетки: вы рассчитываете ходы против одного соперника.
choice-players-3 = Трое
    .help = Полное поле, и места хватает: хороший выбор для первой партии.
choice-players-4 = Четверо
    .help = Полное поле, и на нём тесно: комнаты, рыбу и клетки икисама разбирают раньше, чем вы подойдёте.
option-buildings-burn = Здания горят
    .help = Да: здания горят, как персонажи. Нет: огонь проходит мимо них. Печатные правила здесь расходятся.
option-new-year-free-space-only = В Новый год — только свободные клетки
    .help = Да: в Новый год можно выбрать только клетку без ояката. Нет: любую клетку. Печатные правила здесь расходятся.
option-largest-first = Сначала большие числа
    .help = Да: после клетки 1–4 раньше ходят большие числа икисама. Нет: слева направо по шкале. Печатные правила здесь расходятся.
option-one-deal = Одна сделка за визит
    .help = Да: за визит — одна сделка, с магазином или с персонажем. Нет: по одной с каждым. Печатные правила здесь расходятся.
option-harmony-every-kobun = В гармонии считается каждый кобун
    .help = Да: гармония учитывает всех ваших кобунов в группе. Нет: только тех, что на типе, дающем очки. Печатные правила здесь расходятся.

## Откуда берутся очки и что решило игру.

source-salaries = заработки
source-harmony = гармония
source-abilities = умения
source-farmhouse = деревенский дом
source-watchtower = смотровая башня
source-types = разные типы
source-fish = рыба
source-tobacco = табак
source-buildings = здания
source-koban = кобаны
source-wood = древесина
source-mon = моны

won-points = Больше всех ИКИ
won-fire-step = ИКИ поровну, но выше ступень на шкале огнеупорности
won-fire-stack = ИКИ поровну и ступень одна, но маркер выше в стопке

## Названия.

card-egg = Торговец варёными яйцами
    .gen = Торговца варёными яйцами
    .acc = Торговца варёными яйцами
    .with = с Торговцем варёными яйцами
    .your = Ваш Торговец варёными яйцами
    .neutral = Нейтральный Торговец варёными яйцами
card-cotton = Торговец хлопком
    .gen = Торговца хлопком
    .acc = Торговца хлопком
    .with = с Торговцем хлопком
    .your = Ваш Торговец хлопком
    .neutral = Нейтральный Торговец хлопком
card-glasses = Торговец очками
    .gen = Торговца очками
    .acc = Торговца очками
    .with = с Торговцем очками
    .your = Ваш Торговец очками
    .neutral = Нейтральный Торговец очками
card-salt = Торговец солью
    .gen = Торговца солью
    .acc = Торговца солью
    .with = с Торговцем солью
    .your = Ваш Торговец солью
    .neutral = Нейтральный Торговец солью
card-librarian = Библиотекарь
    .gen = Библиотекаря
    .acc = Библиотекаря
    .with = с Библиотекарем
    .your = Ваш Библиотекарь
    .neutral = Нейтральный Библиотекарь
card-sake = Торговец сакэ
    .gen = Торговца сакэ
    .acc = Торговца сакэ
    .with = с Торговцем сакэ
    .your = Ваш Торговец сакэ
    .neutral = Нейтральный Торговец сакэ
card-bubbles = Надуватель мыльных пузырей
    .gen = Надувателя мыльных пузырей
    .acc = Надувателя мыльных пузырей
    .with = с Надувателем мыльных пузырей
    .your = Ваш Надуватель мыльных пузырей
    .neutral = Нейтральный Надуватель мыльных пузырей
card-ukiyoe = Художник укиё-э
    .gen = Художника укиё-э
    .acc = Художника укиё-э
    .with = с Художником укиё-э
    .your = Ваш Художник укиё-э
    .neutral = Нейтральный Художник укиё-э
card-seamstress = Швея
    .gen = Швеи
    .acc = Швею
    .with = со Швеёй
    .your = Ваша Швея
    .neutral = Нейтральная Швея
card-dice = Резчик игральных костей
    .gen = Резчика игральных костей
    .acc = Резчика игральных костей
    .with = с Резчиком игральных костей
    .your = Ваш Резчик игральных костей
    .neutral = Нейтральный Резчик игральных костей
card-geta = Мастер сандалий гэта
    .gen = Мастера сандалий гэта
    .acc = Мастера сандалий гэта
    .with = с Мастером сандалий гэта
    .your = Ваш Мастер сандалий гэта
    .neutral = Нейтральный Мастер сандалий гэта
card-monk = Монах
    .gen = Монаха
    .acc = Монаха
    .with = с Монахом
    .your = Ваш Монах
    .neutral = Нейтральный Монах
card-oxcart = Владелец повозки с быком
    .gen = Владельца повозки с быком
    .acc = Владельца повозки с быком
    .with = с Владельцем повозки с быком
    .your = Ваш Владелец повозки с быком
    .neutral = Нейтральный Владелец повозки с быком
card-yamabushi = Отшельник
    .gen = Отшельника
    .acc = Отшельника
    .with = с Отшельником
    .your = Ваш Отшельник
    .neutral = Нейтральный Отшельник
card-carpenter = Плотник
    .gen = Плотника
    .acc = Плотника
    .with = с Плотником
    .your = Ваш Плотник
    .neutral = Нейтральный Плотник
card-kite = Мастер воздушных змеев
    .gen = Мастера воздушных змеев
    .acc = Мастера воздушных змеев
    .with = с Мастером воздушных змеев
    .your = Ваш Мастер воздушных змеев
    .neutral = Нейтральный Мастер воздушных змеев
card-dyer = Красильщик тканей
    .gen = Красильщика тканей
    .acc = Красильщика тканей
    .with = с Красильщиком тканей
    .your = Ваш Красильщик тканей
    .neutral = Нейтральный Красильщик тканей
card-soba = Торговка лапшой
    .gen = Торговки лапшой
    .acc = Торговку лапшой
    .with = с Торговкой лапшой
    .your = Ваша Торговка лапшой
    .neutral = Нейтральная Торговка лапшой
card-water = Торговец питьевой водой
    .gen = Торговца питьевой водой
    .acc = Торговца питьевой водой
    .with = с Торговцем питьевой водой
    .your = Ваш Торговец питьевой водой
    .neutral = Нейтральный Торговец питьевой водой
card-watermelon = Торговец арбузами
    .gen = Торговца арбузами
    .acc = Торговца арбузами
    .with = с Торговцем арбузами
    .your = Ваш Торговец арбузами
    .neutral = Нейтральный Торговец арбузами
card-dumpling = Торговец дамплингами
    .gen = Торговца дамплингами
    .acc = Торговца дамплингами
    .with = с Торговцем дамплингами
    .your = Ваш Торговец дамплингами
    .neutral = Нейтральный Торговец дамплингами
card-ragdealer = Старьёвщица
    .gen = Старьёвщицы
    .acc = Старьёвщицу
    .with = со Старьёвщицей
    .your = Ваша Старьёвщица
    .neutral = Нейтральная Старьёвщица
card-engraver = Гравёр
    .gen = Гравёра
    .acc = Гравёра
    .with = с Гравёром
    .your = Ваш Гравёр
    .neutral = Нейтральный Гравёр
card-umbrella = Мастер зонтов
    .gen = Мастера зонтов
    .acc = Мастера зонтов
    .with = с Мастером зонтов
    .your = Ваш Мастер зонтов
    .neutral = Нейтральный Мастер зонтов
card-lantern = Мастер фонарей
    .gen = Мастера фонарей
    .acc = Мастера фонарей
    .with = с Мастером фонарей
    .your = Ваш Мастер фонарей
    .neutral = Нейтральный Мастер фонарей
card-firefighter = Пожарный
    .gen = Пожарного
    .acc = Пожарного
    .with = с Пожарным
    .your = Ваш Пожарный
    .neutral = Нейтральный Пожарный
card-miko = Жрица мико
    .gen = Жрицы мико
    .acc = Жрицу мико
    .with = с Жрицей мико
    .your = Ваша Жрица мико
    .neutral = Нейтральная Жрица мико
card-labourer = Подёнщик
    .gen = Подёнщика
    .acc = Подёнщика
    .with = с Подёнщиком
    .your = Ваш Подёнщик
    .neutral = Нейтральный Подёнщик
card-plasterer = Штукатур
    .gen = Штукатура
    .acc = Штукатура
    .with = со Штукатуром
    .your = Ваш Штукатур
    .neutral = Нейтральный Штукатур
card-fireworks = Мастер фейерверков
    .gen = Мастера фейерверков
    .acc = Мастера фейерверков
    .with = с Мастером фейерверков
    .your = Ваш Мастер фейерверков
    .neutral = Нейтральный Мастер фейерверков
card-greengrocer = Зеленщик
    .gen = Зеленщика
    .acc = Зеленщика
    .with = с Зеленщиком
    .your = Ваш Зеленщик
    .neutral = Нейтральный Зеленщик
card-eel = Торговец угрями
    .gen = Торговца угрями
    .acc = Торговца угрями
    .with = с Торговцем угрями
    .your = Ваш Торговец угрями
    .neutral = Нейтральный Торговец угрями
card-mask = Торговец масками
    .gen = Торговца масками
    .acc = Торговца масками
    .with = с Торговцем масками
    .your = Ваш Торговец масками
    .neutral = Нейтральный Торговец масками
card-fishmonger = Разносчик рыбы
    .gen = Разносчика рыбы
    .acc = Разносчика рыбы
    .with = с Разносчиком рыбы
    .your = Ваш Разносчик рыбы
    .neutral = Нейтральный Разносчик рыбы
card-firewood = Торговка дровами
    .gen = Торговки дровами
    .acc = Торговку дровами
    .with = с Торговкой дровами
    .your = Ваша Торговка дровами
    .neutral = Нейтральная Торговка дровами
card-printer = Печатник гравюр
    .gen = Печатника гравюр
    .acc = Печатника гравюр
    .with = с Печатником гравюр
    .your = Ваш Печатник гравюр
    .neutral = Нейтральный Печатник гравюр
card-hairdresser = Цирюльник
    .gen = Цирюльника
    .acc = Цирюльника
    .with = с Цирюльником
    .your = Ваш Цирюльник
    .neutral = Нейтральный Цирюльник
card-shamisen = Исполнительница на сямисэне
    .gen = Исполнительницы на сямисэне
    .acc = Исполнительницу на сямисэне
    .with = с Исполнительницей на сямисэне
    .your = Ваша Исполнительница на сямисэне
    .neutral = Нейтральная Исполнительница на сямисэне
card-clock = Часовщик
    .gen = Часовщика
    .acc = Часовщика
    .with = с Часовщиком
    .your = Ваш Часовщик
    .neutral = Нейтральный Часовщик
card-geisha = Гейша из Тацуми
    .gen = Гейши из Тацуми
    .acc = Гейшу из Тацуми
    .with = с Гейшей из Тацуми
    .your = Ваша Гейша из Тацуми
    .neutral = Нейтральная Гейша из Тацуми
card-puppeteer = Кукловод
    .gen = Кукловода
    .acc = Кукловода
    .with = с Кукловодом
    .your = Ваш Кукловод
    .neutral = Нейтральный Кукловод
card-builder = Строитель
    .gen = Строителя
    .acc = Строителя
    .with = со Строителем
    .your = Ваш Строитель
    .neutral = Нейтральный Строитель
card-doll = Мастер кукол
    .gen = Мастера кукол
    .acc = Мастера кукол
    .with = с Мастером кукол
    .your = Ваш Мастер кукол
    .neutral = Нейтральный Мастер кукол
card-tatami = Мастер татами
    .gen = Мастера татами
    .acc = Мастера татами
    .with = с Мастером татами
    .your = Ваш Мастер татами
    .neutral = Нейтральный Мастер татами
card-sushi = Торговец суши
    .gen = Торговца суши
    .acc = Торговца суши
    .with = с Торговцем суши
    .your = Ваш Торговец суши
    .neutral = Нейтральный Торговец суши
card-tempura = Торговец темпурой
    .gen = Торговца темпурой
    .acc = Торговца темпурой
    .with = с Торговцем темпурой
    .your = Ваш Торговец темпурой
    .neutral = Нейтральный Торговец темпурой
card-chilli = Торговец перцем
    .gen = Торговца перцем
    .acc = Торговца перцем
    .with = с Торговцем перцем
    .your = Ваш Торговец перцем
    .neutral = Нейтральный Торговец перцем
card-charcoal = Торговец углём
    .gen = Торговца углём
    .acc = Торговца углём
    .with = с Торговцем углём
    .your = Ваш Торговец углём
    .neutral = Нейтральный Торговец углём
card-sweets = Торговец сладостями
    .gen = Торговца сладостями
    .acc = Торговца сладостями
    .with = с Торговцем сладостями
    .your = Ваш Торговец сладостями
    .neutral = Нейтральный Торговец сладостями
card-confectioner = Кондитер
    .gen = Кондитера
    .acc = Кондитера
    .with = с Кондитером
    .your = Ваш Кондитер
    .neutral = Нейтральный Кондитер
card-glass = Стеклодув
    .gen = Стеклодува
    .acc = Стеклодува
    .with = со Стеклодувом
    .your = Ваш Стеклодув
    .neutral = Нейтральный Стеклодув
card-brush = Мастер кистей
    .gen = Мастера кистей
    .acc = Мастера кистей
    .with = с Мастером кистей
    .your = Ваш Мастер кистей
    .neutral = Нейтральный Мастер кистей
card-fan = Мастерица вееров
    .gen = Мастерицы вееров
    .acc = Мастерицу вееров
    .with = с Мастерицей вееров
    .your = Ваша Мастерица вееров
    .neutral = Нейтральная Мастерица вееров
card-kabuki = Актёр театра Кабуки
    .gen = Актёра театра Кабуки
    .acc = Актёра театра Кабуки
    .with = с Актёром театра Кабуки
    .your = Ваш Актёр театра Кабуки
    .neutral = Нейтральный Актёр театра Кабуки
card-samurai = Самурай
    .gen = Самурая
    .acc = Самурая
    .with = с Самураем
    .your = Ваш Самурай
    .neutral = Нейтральный Самурай
card-sumo = Борец сумо
    .gen = Борца сумо
    .acc = Борца сумо
    .with = с Борцом сумо
    .your = Ваш Борец сумо
    .neutral = Нейтральный Борец сумо
card-mason = Каменотёс
    .gen = Каменотёса
    .acc = Каменотёса
    .with = с Каменотёсом
    .your = Ваш Каменотёс
    .neutral = Нейтральный Каменотёс
card-sculptor = Резчик статуй Будды
    .gen = Резчика статуй Будды
    .acc = Резчика статуй Будды
    .with = с Резчиком статуй Будды
    .your = Ваш Резчик статуй Будды
    .neutral = Нейтральный Резчик статуй Будды
card-cards = Мастер игральных карт
    .gen = Мастера игральных карт
    .acc = Мастера игральных карт
    .with = с Мастером игральных карт
    .your = Ваш Мастер игральных карт
    .neutral = Нейтральный Мастер игральных карт
card-incense = Владелица лавки благовоний
    .gen = Владелицы лавки благовоний
    .acc = Владелицу лавки благовоний
    .with = с Владелицей лавки благовоний
    .your = Ваша Владелица лавки благовоний
    .neutral = Нейтральная Владелица лавки благовоний

card-inn = Таверна
    .gen = Таверны
    .acc = Таверну
    .your = Ваша Таверна
card-temple = Храм
    .gen = Храма
    .acc = Храм
    .your = Ваш Храм
card-theatre = Театр кабуки
    .gen = Театра кабуки
    .acc = Театр кабуки
    .your = Ваш Театр кабуки
card-merchant = Торговый дом
    .gen = Торгового дома
    .acc = Торговый дом
    .your = Ваш Торговый дом
card-warehouse = Амбар
    .gen = Амбара
    .acc = Амбар
    .your = Ваш Амбар
card-restaurant = Ресторан
    .gen = Ресторана
    .acc = Ресторан
    .your = Ваш Ресторан
card-well = Колодец
    .gen = Колодца
    .acc = Колодец
    .your = Ваш Колодец
card-farm = Деревенский дом
    .gen = Деревенского дома
    .acc = Деревенский дом
    .your = Ваш Деревенский дом
card-villa = Поместье императора
    .gen = Поместья императора
    .acc = Поместье императора
    .your = Ваше Поместье императора
card-tower = Смотровая башня
    .gen = Смотровой башни
    .acc = Смотровую башню
    .your = Ваша Смотровая башня

shop-sandals = Магазин сандалий
    .gen = Магазина сандалий
shop-rice = Магазин риса
    .gen = Магазина риса
shop-tower = Смотровая башня
    .gen = Смотровой башни
shop-tobacco = Табачный магазин
    .gen = Табачного магазина
shop-pawn = Ломбард
    .gen = Ломбарда
shop-construction = Строительный магазин
    .gen = Строительного магазина
shop-fish = Рыбный рынок
    .gen = Рыбного рынка
shop-exchange = Биржа
    .gen = Биржи

type-vendor = Уличный торговец
    .many = Уличные торговцы
type-artisan = Ремесленник
    .many = Ремесленники
type-special = Особый умелец
    .many = Особые умельцы
type-master = Мастер ремёсел
    .many = Мастера ремёсел
type-shopkeeper = Владелец лавки
    .many = Владельцы лавок

season-spring = весна
    .gen = весны
    .f-gen = весенней
    .many = весенние
season-summer = лето
    .gen = лета
    .f-gen = летней
    .many = летние
season-autumn = осень
    .gen = осени
    .f-gen = осенней
    .many = осенние
season-winter = зима
    .gen = зимы
    .f-gen = зимней
    .many = зимние

# Рыночные жетоны: название и то, что покупают, в винительном падеже.
token-spring-fish = весенняя рыба
    .one = весеннюю рыбу
token-summer-fish = летняя рыба
    .one = летнюю рыбу
token-autumn-fish = осенняя рыба
    .one = осеннюю рыбу
token-winter-fish = зимняя рыба
    .one = зимнюю рыбу
token-spring-pipe = весенняя трубка
    .one = весеннюю трубку
token-summer-pipe = летняя трубка
    .one = летнюю трубку
token-autumn-pipe = осенняя трубка
    .one = осеннюю трубку
token-winter-pipe = зимняя трубка
    .one = зимнюю трубку
token-spring-tobacco = весенний кисет табака
    .one = весенний кисет табака
token-summer-tobacco = летний кисет табака
    .one = летний кисет табака
token-autumn-tobacco = осенний кисет табака
    .one = осенний кисет табака
token-winter-tobacco = зимний кисет табака
    .one = зимний кисет табака

special-hire = Найм −1
    .help = Каждый нанятый персонаж обходится вам на 1 мон дешевле.
special-move = Движение +1
    .help = В каждом движении вы можете пройти на один шаг дальше.
special-mountain-escape = Уход от огня
    .help = Один раз спасает от пожара одного из ваших персонажей.
special-shrine-escape = Уход от огня
    .help = Один раз спасает от пожара одного из ваших персонажей.
special-joker = Джокер
    .help = В конце Кукловод на покое считается персонажем любого одного типа.

## Количества: что платят, получают или дают, в винительном падеже.

worth-mon = { $n ->
    [one] { $n } мон
    [few] { $n } мона
   *[other] { $n } мон
}
worth-rice = { $n ->
    [one] { $n } мешок риса
    [few] { $n } мешка риса
   *[other] { $n } мешков риса
}
worth-sandal = { $n ->
    [one] { $n } пару сандалий
    [few] { $n } пары сандалий
   *[other] { $n } пар сандалий
}
worth-wood = { $n ->
    [one] { $n } заготовку древесины
    [few] { $n } заготовки древесины
   *[other] { $n } заготовок древесины
}
worth-koban = { $n ->
    [one] { $n } кобан
    [few] { $n } кобана
   *[other] { $n } кобанов
}
worth-iki = { $n } ИКИ
worth-fire = { $n ->
    [one] { $n } ступень огнеупорности
    [few] { $n } ступени огнеупорности
   *[other] { $n } ступеней огнеупорности
}
worth-experience = очко опыта
worth-nothing = ничего
list-two = { $first } и { $rest }
list-more = { $first }, { $rest }

## Что происходит: для журнала.

told-first = { $reader ->
    [me] Вы — первый игрок.
   *[other] Первый игрок — { $name }.
}
told-sun = { $reader ->
    [me] Вы получаете солнце и начинаете.
   *[other] { $name } получает солнце и начинает.
}
told-plan = Можно построить { $building-acc }.
told-starter = { $reader ->
    [me] Вы берёте { $card-acc }.
   *[other] { $name } берёт { $card-acc }.
}
told-left-out = { $card } не участвует в игре.
told-no-room = Для { $card-gen } нет комнаты: карта выходит из игры.
told-month = Начинается месяц { $month }.
told-block = Клетка { $space } шкалы икисама закрыта.
told-reveal = Можно нанять { $card-acc }.
told-ikizama = { $reader ->
    [me] Вы выбираете { $space } на шкале икисама.
   *[other] { $name } выбирает { $space } на шкале икисама.
}
told-turn = { $reader ->
    [me] Ваш ход.
   *[other] Ходит { $name }.
}
told-income = { $reader ->
    [me] Вы берёте доход.
   *[other] { $name } берёт доход.
}
told-forced-income = { $reader ->
    [me] Вы не можете никого нанять и берёте доход.
   *[other] { $name } не может никого нанять и берёт доход.
}
told-hire = { $reader ->
    [me] Вы нанимаете { $card-acc }.
   *[other] { $name } нанимает { $card-acc }.
}
told-place = { $reader ->
    [me] Вы кладёте { $card-acc } в комнату { $room }.
   *[other] { $name } кладёт { $card-acc } в комнату { $room }.
}
told-neutral-place = { $card-neutral } занимает комнату { $room }.
told-pay = { $reader ->
    [me] Вы отдаёте { $amount }.
   *[other] { $name } отдаёт { $amount }.
}
told-pay-hire = { $reader ->
    [me] Вы отдаёте { $amount } за найм.
   *[other] { $name } отдаёт { $amount } за найм.
}
told-pay-room = { $reader ->
    [me] Вы доплачиваете { $amount } за комнату.
   *[other] { $name } доплачивает { $amount } за комнату.
}
told-pay-step = { $reader ->
    [me] Вы отдаёте { $amount } за ещё один шаг.
   *[other] { $name } отдаёт { $amount } за ещё один шаг.
}
told-pay-fee = { $reader ->
    [me] Вы отдаёте { $amount } Строительному магазину.
   *[other] { $name } отдаёт { $amount } Строительному магазину.
}
told-pay-building = { $reader ->
    [me] Вы отдаёте { $amount } за здание.
   *[other] { $name } отдаёт { $amount } за здание.
}
told-gain = { $reader ->
    [me] Вы получаете { $amount }.
   *[other] { $name } получает { $amount }.
}
told-rise = { $reader ->
    [me] Вы поднимаетесь на ступень { $step } шкалы огнеупорности.
   *[other] { $name } поднимается на ступень { $step } шкалы огнеупорности.
}
told-walk = { $reader ->
    [me] Вы проходите { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }.
   *[other] { $name } проходит { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[other] { $steps } шагов
    }.
}
told-ox = { $reader ->
    [me] Вы делаете ещё один шаг с жетоном «Движение +1».
   *[other] { $name } делает ещё один шаг с жетоном «Движение +1».
}
told-go = { $reader ->
    [me] Вы встаёте у { $shop-gen }.
   *[other] { $name } встаёт у { $shop-gen }.
}
told-lap = { $reader ->
    [me] Вы завершаете круг.
   *[other] { $name } завершает круг.
}
told-visit = { $reader ->
    [me] Вы останавливаетесь у { $shop-gen }.
   *[other] { $name } останавливается у { $shop-gen }.
}
told-deal = { $reader ->
    [me] Вы заключаете сделку у { $shop-gen }.
   *[other] { $name } заключает сделку у { $shop-gen }.
}
told-buy = { $reader ->
    [me] Вы покупаете { $token-one }.
   *[other] { $name } покупает { $token-one }.
}
told-use = { $reader ->
    [me] Вы заключаете сделку { $card-with } в комнате { $room }.
   *[other] { $name } заключает сделку { $card-with } в комнате { $room }.
}
told-level = { $reader ->
    [me] { $card-your } поднимается на уровень { $level }.
   *[other] { $card } поднимается на уровень { $level } ({ $name }).
}
told-retire = { $reader ->
    [me] { $card-your } уходит на покой.
   *[other] { $card } уходит на покой ({ $name }).
}
told-token = { $reader ->
    [me] Вы получаете особый жетон «{ $token }».
   *[other] { $name } получает особый жетон «{ $token }».
}
told-swap = { $card } и { $other } меняются комнатами.
told-build = { $reader ->
    [me] Вы строите { $building-acc }.
   *[other] { $name } строит { $building-acc }.
}
told-leave = { $card-neutral } выходит из игры.
told-neutral = { $reader ->
    [me] Вы выбираете нейтрального персонажа: { $card }.
   *[other] { $name } выбирает нейтрального персонажа: { $card }.
}
told-fire = В нагайе { $nagaya } вспыхивает пожар силой { $strength }.
told-spread = Огонь проходит комнату { $room }.
told-stop-fire = { $reader ->
    [me] Вы останавливаете огонь в комнате { $room }.
   *[other] { $name } останавливает огонь в комнате { $room }.
}
told-burn = { $reader ->
    [me] { $card-your } сгорает в комнате { $room }.
   *[other] { $card } сгорает в комнате { $room } ({ $name }).
}
told-neutral-burn = { $card-neutral } сгорает в комнате { $room }.
told-escape = { $reader ->
    [me] Вы спасаете { $card-acc } жетоном «Уход от огня».
   *[other] { $name } спасает { $card-acc } жетоном «Уход от огня».
}
told-fire-out = Пожар в нагайе { $nagaya } гаснет.
told-payday = День платы в конце месяца { $month }.
told-market = Теперь на рынках { $season-many } жетоны.
told-salary = { $reader ->
    [me] { $card-your } приносит { $amount }.
   *[other] { $card } приносит { $amount } ({ $name }).
}
told-salary-less = { $reader ->
    [me] { $card-your } отнимает у вас { $amount }.
   *[other] { $card } отнимает { $amount } ({ $name }).
}
told-harmony = { $reader ->
    [me] { $type-many } в гармонии: ваших кобунов: { $kobun }, карт: { $cards }.
   *[other] { $type-many } в гармонии: { $name }, кобунов: { $kobun }, карт: { $cards }.
}
told-feed = { $reader ->
    [me] Вы кормите своих персонажей: { $rice ->
        [one] { $rice } мешок риса
        [few] { $rice } мешка риса
       *[other] { $rice } мешков риса
    }.
   *[other] { $name } кормит персонажей: { $rice ->
        [one] { $rice } мешок риса
        [few] { $rice } мешка риса
       *[other] { $rice } мешков риса
    }.
}
told-starve = { $reader ->
    [me] { $card-your } умирает с голоду и выходит из игры.
   *[other] { $card } умирает с голоду и выходит из игры ({ $name }).
}
told-row-mon = На каждого оставшегося в ряду персонажа ложится 1 мон.
told-new-year = Наступает Новый год.
told-score = { $reader ->
    [me] Вы получаете { $points } ИКИ: { $source }.
   *[other] { $name } получает { $points } ИКИ: { $source }.
}
told-score-less = { $reader ->
    [me] Вы теряете { $points } ИКИ: { $source }.
   *[other] { $name } теряет { $points } ИКИ: { $source }.
}
told-track = { $reader ->
    [me] Вы сохраняете { $points } ИКИ за год.
   *[other] { $name } сохраняет { $points } ИКИ за год.
}
told-joker = { $reader ->
    [me] Ваш «Джокер» считается за тип: { $type }.
   *[other] «Джокер» считается за тип: { $type } ({ $name }).
}
told-won = { $reader ->
    [me] Вы побеждаете с результатом { $points } ИКИ.
   *[other] { $name } побеждает с результатом { $points } ИКИ.
}
told-won-by-step = { $reader ->
    [me] Вы побеждаете: { $points } ИКИ и более высокая ступень огнеупорности.
   *[other] { $name } побеждает: { $points } ИКИ и более высокая ступень огнеупорности.
}
told-won-by-stack = { $reader ->
    [me] Вы побеждаете: { $points } ИКИ и маркер огнеупорности выше в стопке.
   *[other] { $name } побеждает: { $points } ИКИ и маркер огнеупорности выше в стопке.
}

## О чём спрашивают.

asked-starter = Возьмите стартовую карту.
asked-starter-room = Выберите комнату у края поля для { $card-gen }.
asked-ikizama = Поставьте икисама на клетку шкалы.
asked-hire = Возьмите доход или наймите персонажа.
asked-hire-room = Выберите комнату для { $card-gen }.
asked-walk = Вы стоите на 1–4: выберите, сколько шагов пройти.
asked-further = Вы у { $shop-gen }: остановитесь или пройдите ещё шаг.
asked-visit = Вы у { $shop-gen }: заключите сделку или закончите.
asked-second-token = { $second ->
    [pipe] Купите ещё и трубку или закончите.
   *[tobacco] Купите ещё и кисет табака или закончите.
}
asked-train = Выберите своего персонажа, который получит опыт.
asked-swap = Выберите первого из двух персонажей, которые поменяются комнатами.
asked-swap-with = Выберите персонажа, который поменяется комнатами { $card-with }.
asked-plan = Выберите здание, которое построите с помощью { $card-gen }.
asked-building-room = Выберите комнату для { $card-gen }.
asked-neutral = Выберите персонажа из ряда, который станет нейтральным.
asked-neutral-room = Выберите комнату для нейтрального персонажа: { $card }.
asked-escape = Огонь дошёл до вашей карты «{ $card }»: пусть сгорит или сбросьте жетон «Уход от огня».
asked-feed = У вас { $rice ->
        [one] { $rice } мешок риса
        [few] { $rice } мешка риса
       *[other] { $rice } мешков риса
    } на { $eaters ->
        [one] { $eaters } персонажа
       *[other] { $eaters } персонажей
    }: выберите, кого не кормить.
asked-new-year = Поставьте ояката у любого магазина.

# Каждое идёт после слов «Решает случай: ».
chance-draw-first = кто первый игрок
chance-draw-building = какое здание выложить следующим
chance-draw-blocker = какая клетка шкалы икисама закрыта
chance-draw-character = какого персонажа можно нанять следующим
chance-draw-nagaya = где вспыхнет пожар

## Надписи на кнопках.

do-income = Взять доход: { $gain }
do-hire = Нанять { $card-acc }
do-take = Взять { $card-acc }
do-room = Комната { $room }
do-ikizama = Клетка { $space }
do-walk = { $steps ->
    [one] Пройти { $steps } шаг
    [few] Пройти { $steps } шага
   *[other] Пройти { $steps } шагов
}
do-stop = Остановиться здесь
do-sandal = Ещё шаг за пару сандалий
do-ox-step = Ещё шаг с «Движением +1»
do-done = Закончить сделки
do-deal-gain = Взять { $gain }
do-deal-trade = Отдать { $pay }, взять { $gain }
do-buy-fish = Рыба за { $price ->
        [one] { $price } мон
        [few] { $price } мона
       *[other] { $price } мон
    }
do-buy-fish-bonus = Рыба за { $price ->
        [one] { $price } мон
        [few] { $price } мона
       *[other] { $price } мон
    }, ещё { $points } ИКИ
do-buy-pipe = Трубка за { $price ->
        [one] { $price } мон
        [few] { $price } мона
       *[other] { $price } мон
    }, даёт { $gain }
do-buy-tobacco = Табак за { $price ->
        [one] { $price } мон
        [few] { $price } мона
       *[other] { $price } мон
    }: { $per ->
        [fire] ИКИ за ваши ступени огнеупорности
        [types] ИКИ за ваши типы
        [crowd] ИКИ за ваш самый частый тип
        [mon] ИКИ за ваши моны
       *[none] { $points } ИКИ
    }
do-build = Построить { $building-acc }
do-use = Сделка с персонажем в { $room }
do-train = Опыт персонажу в { $room }
do-swap = Персонаж в { $room } меняет комнату
do-neutral = Нейтральный персонаж — { $card }
do-burn = Пусть горит
do-escape = Сбросить «Уход от огня»
do-starve = Не кормить персонажа в { $room }
do-go = Встать у { $shop-gen }

# То же в позиции: что лежит на месте, известно и названо.

here-use = Сделка { $card-with } в { $room }
here-train = Опыт получает { $card } в { $room }
here-swap = { $card } из { $room } меняет комнату
here-starve = Не кормить { $card-acc } в { $room }

## Слова на рисунках: покороче.

when-setup = Подготовка
when-month = Месяц { $month }, { $season }
when-new-year = Новый год
word-new-year = Новый год
word-first-player = первый игрок
word-sun = солнце
word-moon = луна
word-payday = день платы
word-eats = ест
word-lap = круг
word-neutral = нейтральный
word-buildings = Здания
word-no-buildings = Все здания построены
word-nobody = Сейчас некого нанять
word-total = всего
word-wins = { $name } побеждает
word-kobun-free = свободных кобунов: { $free } из { $every }
word-retired = на покое
word-at-work = за работой
word-fish = рыба
word-tobacco = табак
word-for-hire = Можно нанять
word-starters = Стартовые карты
word-fire-track = Шкала огнеупорности
word-ikizama-track = Шкала икисама

## Что это и что оно делает: видно, когда наводят указатель. Целые предложения, одно за другим.

tip-card = { $card }: { $type }.
tip-cost = { $cost ->
    [0] Ничего не стоит.
    [one] Стоит { $cost } мон.
    [few] Стоит { $cost } мона.
   *[other] Стоит { $cost } мон.
}
tip-fire-bonus = { $steps ->
    [one] Найм даёт { $steps } ступень огнеупорности.
    [few] Найм даёт { $steps } ступени огнеупорности.
   *[other] Найм даёт { $steps } ступеней огнеупорности.
}
tip-mon-on-card = На карте { $mon ->
        [one] { $mon } мон
        [few] { $mon } мона
       *[other] { $mon } мон
    } для того, кто её наймёт.
ability-gain = Даёт { $gain }.
ability-trade = Даёт { $gain } за { $pay }.
ability-experience = { $paid ->
    [yes] За { $pay } один из ваших персонажей получает опыт.
   *[no] Один из ваших персонажей получает опыт.
}
ability-swap = { $paid ->
    [yes] За { $pay } два персонажа меняются комнатами.
   *[no] Два персонажа меняются комнатами.
}
ability-build-wood = { $n ->
    [one] Вы строите на { $n } заготовку древесины дешевле.
    [few] Вы строите на { $n } заготовки древесины дешевле.
   *[other] Вы строите на { $n } заготовок древесины дешевле.
}
ability-build-koban = { $n ->
    [one] Вы строите на { $n } кобан дешевле.
    [few] Вы строите на { $n } кобана дешевле.
   *[other] Вы строите на { $n } кобанов дешевле.
}
ability-gift = Даёт { $gain }; каждый другой игрок получает { $mon ->
        [one] { $mon } мон
        [few] { $mon } мона
       *[other] { $mon } мон
    }.
salary-three = На уровнях 1, 2 и 3 приносит: { $one }; { $two }; { $three }. На покое — снова последнее.
salary-two = На уровнях 2 и 3 приносит: { $two }; { $three }. На покое — снова последнее.
salary-one = На уровне 3 и на покое приносит: { $three }.
salary-token = Заработка нет; при уходе на покой — особый жетон «{ $token }». { $token-help }

tip-building = { $card }: здание за { $cost }.
worth-building = { $per ->
    [sandal] В конце — { $points } ИКИ за каждую вашу пару сандалий, не больше { $most }.
    [rice] В конце — { $points } ИКИ за каждый ваш мешок риса, не больше { $most }.
    [fire] В конце — { $points } ИКИ за каждую вашу ступень огнеупорности, не больше { $most }.
    [fish] В конце — { $points } ИКИ за каждое очко вашей рыбы, не больше { $most }.
   *[none] В конце — { $points } ИКИ.
}
lasting-farm = В каждый день платы — { $n } ИКИ за каждого персонажа, которого вы кормите.
lasting-villa = В каждый день платы — { $n ->
        [one] { $n } мон
        [few] { $n } мона
       *[other] { $n } мон
    } за каждого вашего персонажа самого частого у вас типа.
lasting-tower = { $n } ИКИ всякий раз, когда вы нанимаете персонажа с бонусом огнеупорности.

tip-room = Комната { $room }.
tip-room-empty = Комната { $room } пуста.
tip-room-surcharge = За карту здесь доплачивают { $mon ->
        [one] { $mon } мон
        [few] { $mon } мона
       *[other] { $mon } мон
    }.
tip-owner = Владелец: { $name }, уровень { $level }.
tip-owner-building = Владелец: { $name }.
tip-neutral = Нейтральный персонаж: после сделки с ним он выходит из игры.
tip-flame = Здесь огонь силой { $strength }.
tip-swapping = Этот персонаж меняет комнату.
tip-nagaya = Нагайя { $nagaya }: её комнаты — группа для гармонии, а пожар здесь идёт от комнаты 1 внутрь.

tip-shop = { $shop }, клетка { $place } главной улицы.
tip-deal-gain = Возьмите { $gain }.
tip-deal-trade = Отдайте { $pay } и возьмите { $gain }.
tip-deal-build = Заплатите { $pay } и постройте здание.
tip-deal-tobacco = Купите трубку, кисет табака или то и другое.
tip-deal-fish = Купите одну рыбу сезона.
tip-space = Клетка { $place } главной улицы, у { $shop-gen }.
tip-token = { $price ->
    [0] Продаётся бесплатно: { $token }.
    [one] Продаётся: { $token }, { $price } мон.
    [few] Продаётся: { $token }, { $price } мона.
   *[other] Продаётся: { $token }, { $price } мон.
}
tip-token-owned = Жетон: { $token }.
brings-fish = В конце рыба разных сезонов даёт очки.
brings-fish-bonus = В конце она даёт ещё { $points } ИКИ.
brings-pipe = Сразу даёт { $gain }; в конце трубка удваивает ваш табак.
brings-tobacco = { $per ->
    [fire] В конце — { $points } ИКИ за { $every ->
        [1] каждую вашу ступень огнеупорности
       *[other] каждые { $every } ваши ступени огнеупорности
    }; с трубкой вдвое.
    [types] В конце — { $points } ИКИ за { $every ->
        [1] каждый ваш тип
       *[other] каждые { $every } ваших типа
    }; с трубкой вдвое.
    [crowd] В конце — { $points } ИКИ за { $every ->
        [1] каждого персонажа самого частого у вас типа
       *[other] каждых { $every } персонажей самого частого у вас типа
    }; с трубкой вдвое.
    [mon] В конце — { $points } ИКИ за { $every ->
        [1] каждый ваш мон
       *[other] каждые { $every } ваших мона
    }; с трубкой вдвое.
   *[none] В конце — { $points } ИКИ; с трубкой вдвое.
}
tip-sold = Продано.

tip-direction = Направление движения по улице.
tip-lap = Черта круга: шаг через неё даёт каждому вашему персонажу одно очко опыта.
tip-oyakata = { $name }: ояката у { $shop-gen }.
tip-oyakata-off = { $name }: ояката не на улице.
tip-ikizama = { $steps ->
    [one] Клетка { $steps } шкалы икисама: вы нанимаете или берёте доход, затем проходите { $steps } шаг.
    [few] Клетка { $steps } шкалы икисама: вы нанимаете или берёте доход, затем проходите { $steps } шага.
   *[other] Клетка { $steps } шкалы икисама: вы нанимаете или берёте доход, затем проходите { $steps } шагов.
}
tip-ikizama-any = Клетка 1–4 шкалы икисама: вместо найма или дохода вы берёте { $gain }, затем проходите от одного до четырёх шагов.
tip-ikizama-of = { $name }: икисама.
tip-blocked = Закрыта в этом месяце.

tip-fire-track = Шкала огнеупорности: она решает, кто идёт первым и чьи карты останавливают огонь.
tip-step = Ступень { $step } шкалы огнеупорности.
tip-step-fire = Останавливает пожар месяца { $month } там, где он вспыхнул.
tip-fire-marker = { $name }: ступень { $step } шкалы огнеупорности, место { $place } в порядке огнеупорности.
tip-calendar = Календарь: двенадцать месяцев в четырёх сезонах и Новый год.
tip-month = Месяц { $month }, { $season }.
tip-month-now = Он идёт сейчас.
tip-month-fire = Заканчивается пожаром силой { $strength }.
tip-month-payday = Заканчивается днём платы: заработки, гармония, кормление.
tip-new-year = Новый год: последний визит для каждого.
tip-deck = { $cards ->
    [one] Колода { $season-gen }: { $cards } карта.
    [few] Колода { $season-gen }: { $cards } карты.
   *[other] Колода { $season-gen }: { $cards } карт.
}
tip-row = { $cards ->
    [one] { $cards } персонаж ждёт найма.
    [few] { $cards } персонажа ждут найма.
   *[other] { $cards } персонажей ждут найма.
}
tip-plans = Здания, которые можно построить.

tip-mat = Планшет игрока: { $name }.
tip-points = { $name }: пока { $points } ИКИ.
tip-source = { $source } { $points }
tip-first-player = { $name }: первый игрок.
tip-has-sun = { $name }: солнце, первый игрок; выбирает нейтрального персонажа в нечётные месяцы.
tip-has-moon = { $name }: луна; выбирает нейтрального персонажа в чётные месяцы.
tip-mon = { $n ->
        [one] { $n } мон
        [few] { $n } мона
       *[other] { $n } мон
    }. В конце каждые { $each ->
        [one] { $each } мон
        [few] { $each } мона
       *[other] { $each } мон
    } дают 1 ИКИ.
tip-rice = { $n ->
        [one] { $n } мешок риса
        [few] { $n } мешка риса
       *[other] { $n } мешков риса
    }. В день платы каждый персонаж на поле съедает 1 мешок риса.
tip-sandal = { $n ->
    [one] { $n } пара сандалий. Каждая даёт ещё один шаг.
    [few] { $n } пары сандалий. Каждая даёт ещё один шаг.
   *[other] { $n } пар сандалий. Каждая даёт ещё один шаг.
}
tip-wood = { $n ->
    [one] { $n } заготовка древесины для зданий. В конце за каждую — { $each } ИКИ.
    [few] { $n } заготовки древесины для зданий. В конце за каждую — { $each } ИКИ.
   *[other] { $n } заготовок древесины для зданий. В конце за каждую — { $each } ИКИ.
}
tip-koban = { $n ->
    [one] { $n } кобан для зданий. В конце за каждый — { $each } ИКИ.
    [few] { $n } кобана для зданий. В конце за каждый — { $each } ИКИ.
   *[other] { $n } кобанов для зданий. В конце за каждый — { $each } ИКИ.
}
tip-income = В качестве дохода вы берёте { $gain }.
tip-kobun = Свободных кобунов: { $free } из { $every }. Каждый служит одному персонажу или зданию.
tip-retired = { $type }, на покое: { $cards }.
tip-none-retired = { $type }: на покое никого.
tip-type-at-work = Персонаж этого типа работает на поле.
tip-no-fish = Нет { $season-f-gen } рыбы.
tip-pipes = { $pipes ->
    [one] { $pipes } трубка. С трубкой табак даёт вдвое больше.
    [few] { $pipes } трубки. С трубкой табак даёт вдвое больше.
   *[other] { $pipes } трубок. С трубкой табак даёт вдвое больше.
}
tip-no-tobacco = Табака нет.
tip-special = Особый жетон «{ $token }». { $token-help }
tip-payday = Если ничего не изменится, следующий день платы принесёт: { $amount }; нужно мешков риса: { $rice }.
tip-held-fish = Рыба: { $n }.
tip-held-pipe = Трубки: { $n }.
tip-held-tobacco = Кисеты табака: { $n }.
tip-held-buildings = Здания: { $n }.

## Стол в терминале: короткие заголовки, знаки в одну букву, магазины не длиннее двенадцати букв.

terminal-payday = день платы в конце месяца { $month }
terminal-next-fire = пожар силой { $strength } в конце месяца { $month }
terminal-ikizama = икисама
terminal-fire-order = по огнеупорности
terminal-sign-vendor = У
terminal-sign-artisan = Р
terminal-sign-special = О
terminal-sign-master = М
terminal-sign-shopkeeper = В
terminal-building = здание
terminal-mon = моны
terminal-rice = рис
terminal-sandal = сандалии
terminal-wood = древесина
terminal-koban = кобаны
terminal-short-mon = м
terminal-short-rice = р
terminal-short-sandal = с
terminal-short-wood = д
terminal-short-koban = к
terminal-short-iki = ики
terminal-short-fire = огн
terminal-experience = 1оп
terminal-swap = обмен комнат
terminal-build = стройка { $less }
terminal-gift = { $gain }, другим { $mon }
terminal-per = { $per ->
    [fire] { $points }ики за { $every } огн
    [types] { $points }ики за { $every } тип
    [crowd] { $points }ики за { $every } одного типа
   *[mon] { $points }ики за { $every }м
}
terminal-hire = можно нанять
terminal-cost = цена
terminal-coins = на ней
terminal-fire-bonus = огонь
terminal-ability = умение
terminal-salaries = заработки
terminal-plans = построить
terminal-fish = рыба
terminal-pipe = трубки
terminal-tobacco = табак
terminal-points = ИКИ
terminal-fire-step = огонь
terminal-goods = товары
terminal-kobun = кобуны
terminal-kept = жетоны; на покое
terminal-shop-sandals = Сандалии
terminal-shop-rice = Рис
terminal-shop-tower = Башня
terminal-shop-tobacco = Табак
terminal-shop-pawn = Ломбард
terminal-shop-construction = Строительный
terminal-shop-fish = Рыба
terminal-shop-exchange = Биржа
note-fire = Шкала огнеупорности
note-retired = На покое
note-buildings = Здания
note-joker = Джокер
